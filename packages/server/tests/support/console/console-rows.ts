import { taskStatuses } from '@sightline/api-client/contract'
import type { Cell, TableWriter } from './table-writer.ts'

const PER_WRITE = 20_000
const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_AT = Date.UTC(2024, 0, 1)
/** Between two registrations where there are a million of them. */
const STEP_MS = 90_000

/** Writes invented users with orders, ledger entries of points, audit entries and AI tasks, the same ones each time. */
export async function fillTables(writer: TableWriter, users: number): Promise<Readonly<Record<string, number>>> {
  const random = seededRandom()
  const counts = {
    users,
    orders: Math.floor(users * 0.3),
    entries: Math.floor(users * 0.4),
    'audit entries': Math.floor(users * 0.3),
    'AI tasks': Math.floor(users * 0.3),
  }
  const rowsOf = async (table: string, columns: readonly string[], count: number, row: (index: number) => Cell[]) => {
    for (let from = 0; from < count; from += PER_WRITE) {
      const length = Math.min(PER_WRITE, count - from)
      // A part after the other, so that the memory holds only one.
      // oxlint-disable-next-line no-await-in-loop
      await writer.write(
        table,
        columns,
        Array.from({ length }, (_, index) => row(from + index)),
      )
    }
  }
  const tables = ['app_user', 'user_order', 'user_points', 'audit_entry', 'audit_target', 'ai_task']
  await writer.withoutIndexes(tables, async () => {
    await rowsOf('app_user', userColumns, users, (index) => userAt(index, users, random))
    await rowsOf('user_order', orderColumns, counts.orders, (index) => orderAt(index, users, random))
    await rowsOf('user_points', ledgerColumns, counts.entries, (index) => ledgerEntryAt(index, users, random))
    await rowsOf('audit_entry', entryColumns, counts['audit entries'], (index) => entryAt(index, users))
    await rowsOf('audit_target', ['entry_id', 'target_id'], counts['audit entries'], (index) => [
      index + 1,
      String(targetOf(index, users)),
    ])
    await rowsOf('ai_task', taskColumns, counts['AI tasks'], (index) => taskAt(index, users, random))
  })
  return counts
}

type Random = () => number

/** An instant of the row at this place, so that rows of all tables are spread over the same years. */
const instantAt = (index: number, count: number, laterMs = 0): string =>
  new Date(FIRST_AT + Math.floor((index / count) * 1_000_000) * STEP_MS + laterMs).toISOString()

const pick = <Value>(values: readonly Value[], random: Random): Value =>
  values[Math.floor(random() * values.length)] ?? (values[0] as Value)

const userColumns =
  'id union_id email password_hash invite_code ref_code level first_login_at last_login_at version created_at updated_at region utm_source utm_medium union_code expired_time points password_version status'.split(
    ' ',
  )

const regions = ['DE', 'CN', 'US', 'FR', 'JP', 'GB-ENG', null]

function userAt(index: number, users: number, random: Random): Cell[] {
  const at = instantAt(index, users)
  const created = Date.parse(at)
  const hasSignedIn = random() < 0.9
  // Everybody of this campaign came within a few days.
  const isSpring = index > users / 2 && index < users * 0.54 && random() < 0.8
  return [
    index + 1,
    `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    `user${(index * 7919) % 1_000_003}@example${index % 50}.com`,
    '',
    `i${index.toString(36)}`,
    random() < 0.3 ? `i${Math.floor(random() * random() * 2000).toString(36)}` : null,
    'member',
    hasSignedIn ? at : null,
    hasSignedIn ? new Date(created + random() * 100 * DAY_MS).toISOString() : null,
    1,
    at,
    at,
    pick(regions, random),
    isSpring ? 'spring' : pick(['google', 'bing', 'newsletter', null], random),
    pick(['cpc', 'organic', 'email', null], random),
    random() < 0.2 ? `union${Math.floor(random() * 1000)}` : null,
    hasSignedIn ? new Date(created + (30 + Math.floor(random() * 12) * 30) * DAY_MS).toISOString() : null,
    random() < 0.4 ? Math.floor(random() * 5000) : 0,
    0,
    'active',
  ]
}

const orderColumns =
  'id order_no user_id plan billing amount currency status provider starts_at ends_at anchor_day paid_at refunded_at version created_at updated_at is_start_chosen'.split(
    ' ',
  )

function orderAt(index: number, users: number, random: Random): Cell[] {
  const count = Math.floor(users * 0.3)
  const at = instantAt(index, count)
  const status = random() < 0.9 ? 'paid' : pick(['pending', 'refunded', 'cancelled'] as const, random)
  const isYear = random() < 0.3
  const startsAt = Date.parse(at) + Math.floor(random() * 10) * DAY_MS
  return [
    index + 1,
    `SL-${index}`,
    Math.floor(random() * users) + 1,
    pick(['standard', 'premium'], random),
    isYear ? 'yearly' : 'monthly',
    Math.floor(random() * 30_000),
    pick(['USD', 'USD', 'EUR', 'CNY', 'JPY'], random),
    status,
    pick(['stripe', 'stripe', 'manual', 'points'], random),
    new Date(startsAt).toISOString(),
    new Date(startsAt + (isYear ? 365 : 30) * DAY_MS).toISOString(),
    1,
    status === 'paid' || status === 'refunded' ? at : null,
    status === 'refunded' ? at : null,
    1,
    at,
    at,
    0,
  ]
}

const ledgerColumns = 'id user_id delta balance reason note order_id reverses_id version created_at updated_at'.split(
  ' ',
)

/** One row in fifty takes back the one before it. */
function ledgerEntryAt(index: number, users: number, random: Random): Cell[] {
  const at = instantAt(index, Math.floor(users * 0.4))
  const isReversal = index % 50 === 49
  const reason = isReversal ? 'reversal' : pick(['order', 'order', 'referral', 'grant', 'correction'], random)
  const hasOrder = reason === 'order'
  return [
    index + 1,
    Math.floor(random() * users) + 1,
    isReversal ? -10 : index % 50 === 48 ? 10 : Math.floor(random() * 1000) - 300,
    0,
    reason,
    null,
    hasOrder ? Math.floor(random() * users * 0.3) + 1 : null,
    isReversal ? index : null,
    1,
    at,
    at,
  ]
}

const entryColumns = ['id', 'at', 'actor_id', 'actor_email', 'action', 'details', 'outcome', 'message', 'changes']

const actions = [
  'appUser.updateAppUser',
  'userOrder.add',
  'userPoints.add',
  'app.updateAppWebsite',
  'appUser.fetchToken',
]

const targetOf = (index: number, users: number): number => ((index * 31) % users) + 1

function entryAt(index: number, users: number): Cell[] {
  const target = targetOf(index, users)
  const actor = (index % 5) + 1
  const action = actions[index % actions.length] ?? ''
  const field = action.startsWith('appUser.') ? 'id' : 'user_id'
  return [
    index + 1,
    instantAt(index, Math.floor(users * 0.3)),
    actor,
    `staff${actor}@example.com`,
    action,
    JSON.stringify({ [field]: String(target), version: 1, nickname: `Person ${index}` }),
    index % 40 === 0 ? 'refused' : 'done',
    index % 40 === 0 ? 'row_changed' : null,
    JSON.stringify([{ id: String(target), fields: [{ name: 'nickname', before: null, after: `Person ${index}` }] }]),
  ]
}

const taskColumns =
  'id user_id task_id action_id generation_id task_type task_status model prompt result error finished_at version created_at updated_at'.split(
    ' ',
  )

function taskAt(index: number, users: number, random: Random): Cell[] {
  const at = instantAt(index, Math.floor(users * 0.3))
  const status = random() < 0.9 ? 'succeeded' : pick(taskStatuses, random)
  const isOver = status !== 'pending' && status !== 'running'
  const endedAt = new Date(Date.parse(at) + Math.floor(random() * 60_000)).toISOString()
  return [
    index + 1,
    Math.floor(random() * users) + 1,
    `task-${index}`,
    `action-${Math.floor(index / 3)}`,
    isOver ? `generation-${index}` : null,
    pick(['question', 'translation', 'outline'], random),
    status,
    'a-model',
    `Please answer question number ${index}. `.repeat(10),
    status === 'succeeded' ? `The answer to question number ${index}. `.repeat(20) : null,
    status === 'failed' ? 'The endpoint did not answer.' : null,
    isOver ? endedAt : null,
    1,
    at,
    isOver ? endedAt : at,
  ]
}

/** The same rows each time. */
function seededRandom(): Random {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
