import { sortColumns } from '@sightline/api-client/contract'
import SQLite from 'better-sqlite3'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '../src/store/relational/database.ts'
import { listUsers, type UserColumn, type UserFilters } from '../src/store/relational/accounts/user-list.ts'
import { appUserRows } from '../src/users/user-row.ts'

const USERS = 1_000_000
const PER_TRANSACTION = 50_000
const REPEATS = 5
const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_AT = Date.UTC(2024, 0, 1)
const PAGE_SIZE = 20

/** How long a page of the list of a million users takes, count, addresses and memberships included. */
export async function benchUsers(print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sightline-bench-'))
  try {
    const file = join(folder, 'sightline.db')
    await (await openDatabase(file)).destroy()
    fill(file)
    const db = await openDatabase(file)
    print(
      `${USERS.toLocaleString('en')} users, page of ${PAGE_SIZE}, median of ${REPEATS} in ms: first, middle, last page`,
    )
    for (const kind of kinds()) print(await measure(db, kind))
    await db.destroy()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Kind {
  name: string
  filters: UserFilters
  column?: UserColumn
}

function kinds(): Kind[] {
  const columns = sortColumns('appUsers')
  const filters: UserFilters[] = [
    { email: 'user1' },
    { email: 'user12345' },
    { email: 'nobody' },
    { ref_code: 'i77' },
    { region: 'DE' },
    { utm_source: 'google' },
    // Everybody of this campaign came within a few days.
    { utm_source: 'spring' },
    { utm_medium: 'email' },
    { union_code: 'union7' },
    { region: 'DE', utm_source: 'google' },
    { email: 'user', region: 'DE', utm_medium: 'email' },
  ]
  return [
    ...columns.map((column) => ({ name: `by ${column}`, filters: {}, column })),
    ...filters.flatMap((one) => {
      const name = Object.entries(one).map(([field, value]) => `${field}=${value}`)
      return [undefined, ...columns].map((column) => ({
        name: `${name.join(' ')}${column === undefined ? '' : ` by ${column}`}`,
        filters: one,
        ...(column === undefined ? {} : { column }),
      }))
    }),
  ]
}

async function measure(db: Database, { name, filters, column }: Kind): Promise<string> {
  const { total } = await listUsers(db, filters, { current: 1, pageSize: 1 })
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const medians = []
  for (const current of [1, Math.ceil(last / 2), last]) {
    const times = []
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const start = performance.now()
      const page = { current, pageSize: PAGE_SIZE, columnKey: column, order: 'ascend' as const }
      const { list } = await listUsers(db, filters, page)
      await appUserRows(db, list, new Date())
      times.push(performance.now() - start)
    }
    medians.push(times.toSorted((a, b) => a - b)[Math.floor(REPEATS / 2)] ?? 0)
  }
  const columns = medians.map((median) => median.toFixed(1).padStart(7)).join('')
  return `${name.padEnd(60)}${total.toLocaleString('en').padStart(10)}${columns}`
}

/** Past the query builder, in few transactions: the same row by row would take minutes. */
function fill(file: string): void {
  const sqlite = new SQLite(file)
  sqlite.pragma('synchronous = OFF')
  const insert = sqlite.prepare(
    `insert into app_user (union_id, email, password_hash, invite_code, ref_code, level, first_login_at, last_login_at,
      created_at, updated_at, region, utm_source, utm_medium, union_code, expired_time, points)
    values (?, ?, ?, ?, ?, 'member', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const order = sqlite.prepare(
    `insert into user_order (order_no, user_id, plan, billing, amount, currency, status, provider, starts_at, ends_at,
      anchor_day, paid_at, created_at, updated_at)
    values (?, ?, 'standard', 'monthly', 900, 'USD', 'paid', 'manual', ?, ?, 1, ?, ?, ?)`,
  )
  const random = seededRandom()
  const insertSome = sqlite.transaction((from: number) => {
    for (let index = from; index < from + PER_TRANSACTION; index += 1) {
      const { at, ...values } = userAt(index, random)
      const { lastInsertRowid } = insert.run(...values.columns)
      if (index % 10 === 0) order.run(`SL-${index}`, lastInsertRowid, at, values.expiry, at, at, at)
    }
  })
  for (let from = 0; from < USERS; from += PER_TRANSACTION) insertSome(from)
  sqlite.close()
}

function userAt(index: number, random: () => number) {
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)]
  const created = FIRST_AT + index * 90_000
  const at = new Date(created).toISOString()
  const hasSignedIn = random() < 0.9
  const lastLogin = hasSignedIn ? new Date(created + random() * 100 * DAY_MS).toISOString() : null
  const expiry = new Date(created + (30 + Math.floor(random() * 12) * 30) * DAY_MS).toISOString()
  const isSpring = index > USERS / 2 && index < USERS / 2 + 40_000 && random() < 0.8
  const columns = [
    randomUUID(),
    `user${(index * 7919) % 1_000_003}@example${index % 50}.com`,
    '',
    `i${index.toString(36)}`,
    random() < 0.3 ? `i${Math.floor(random() * random() * 2000).toString(36)}` : null,
    hasSignedIn ? at : null,
    lastLogin,
    at,
    at,
    pick(['DE', 'CN', 'US', 'FR', 'JP', 'GB-ENG', null]),
    isSpring ? 'spring' : pick(['google', 'bing', 'newsletter', null]),
    pick(['cpc', 'organic', 'email', null]),
    random() < 0.2 ? `union${Math.floor(random() * 1000)}` : null,
    hasSignedIn ? expiry : null,
    random() < 0.4 ? Math.floor(random() * 5000) : 0,
  ]
  return { at, expiry, columns }
}

/** The same users each time. */
function seededRandom(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
