import type { SortColumn } from '@sightline/api-client/contract'
import { CompiledQuery, sql, type KyselyPlugin, type RootOperationNode } from 'kysely'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listUsers } from '../../src/store/relational/accounts/user-list.ts'
import { listAiTasks } from '../../src/store/relational/ai-tasks.ts'
import { listAuditEntries } from '../../src/store/relational/audit.ts'
import type { Database } from '../../src/store/relational/database.ts'
import { listOrdersWithTotals } from '../../src/store/relational/membership/orders.ts'
import { listLedgerWithTotals } from '../../src/store/relational/membership/points.ts'
import { fillTables } from '../support/console/console-rows.ts'
import { removeFolder } from '../support/product.ts'
import { openStore, storeOf } from '../support/test-store.ts'
import { openPostgresWriter, openSqliteWriter } from '../support/console/table-writer.ts'

/** So many that every list has more rows than are sorted at once. */
const USERS = 36_000

const isPostgres = process.env['TEST_STORE'] === 'postgres'

let folder: string
let db: Database

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-indexes-'))
  const { DATABASE_URL } = await storeOf(folder)
  await (await openStore(folder)).destroy()
  const open =
    DATABASE_URL === undefined ? openSqliteWriter(join(folder, 'sightline.db')) : openPostgresWriter(DATABASE_URL)
  const writer = await open()
  await fillTables(writer, USERS)
  await writer.close()
  db = await openStore(folder)
}, 180_000)
afterAll(async () => {
  await db.destroy()
  await removeFolder(folder)
})

const first = { current: 1, pageSize: 20 }

/** A page in this order, whose filter finds so many rows that the order itself is walked through. */
const orders = {
  app_user: (columnKey: SortColumn<'appUsers'>) =>
    listUsers(plans.db, { utm_source: 'google' }, { ...first, columnKey, order: 'descend' }),
  user_order: (columnKey: SortColumn<'orders'>) =>
    listOrdersWithTotals(plans.db, {}, { ...first, columnKey, order: 'descend' }),
  user_points: (columnKey: SortColumn<'points'>) =>
    listLedgerWithTotals(plans.db, {}, { ...first, columnKey, order: 'descend' }),
  ai_task: (columnKey: SortColumn<'aiTasks'>) => listAiTasks(plans.db, {}, { ...first, columnKey, order: 'descend' }),
  audit_entry: (columnKey: SortColumn<'auditEntries'>) =>
    listAuditEntries(plans.db, { ...first, columnKey, order: 'descend' }),
} as const

test.each(['email', 'region', 'points', 'expired_time', 'last_login_at', 'created_at'] as const)(
  'users by %s are read in the order of an index',
  async (column) => expect(await indexesOf(() => orders.app_user(column))).toContain(`app_user_by_${column}`),
)

test('users by id are read in the order of the index of a filter', async () =>
  expect(await indexesOf(() => orders.app_user('id'))).toContain('app_user_by_utm_source'))

test.each(['id', 'amount', 'starts_at', 'ends_at', 'paid_at', 'created_at'] as const)(
  'orders by %s are read in the order of an index, and their totals in that of the currencies',
  async (column) => {
    const indexes = await indexesOf(() => orders.user_order(column))
    expect(indexes).toContain(`user_order_by_${column}`)
    // PostgreSQL adds the totals up in memory, from whichever index.
    expect(isPostgres || indexes.includes('user_order_by_currency')).toBe(true)
  },
)

test.each(['id', 'delta', 'created_at'] as const)('entries by %s are read in the order of an index', async (column) =>
  expect(await indexesOf(() => orders.user_points(column))).toContain(`user_points_by_${column}`),
)

test.each(['id', 'at'] as const)('audit entries by %s are read in the order of an index', async (column) =>
  expect(await indexesOf(() => orders.audit_entry(column))).toContain(`audit_entry_by_${column}`),
)

test.each(['id', 'task_status', 'task_type', 'finished_at', 'created_at', 'updated_at'] as const)(
  'tasks by %s are read in the order of an index',
  async (column) => expect(await indexesOf(() => orders.ai_task(column))).toContain(`ai_task_by_${column}`),
)

const email = 'user12'
const days = { from: '2025-01-01', to: '2025-01-02' }

/** The index that finds the rows of a filter that few rows pass. */
const found: readonly (readonly [string, () => Promise<unknown>, string | RegExp])[] = [
  [
    'users by union_id',
    () => listUsers(plans.db, { union_id: '00000000-0000-4000-8000-000000000777' }, first),
    /union_id|autoindex_app_user/,
  ],
  ['users by email', () => listUsers(plans.db, { email }, first), 'app_user_by_email'],
  ['users by ref_code', () => listUsers(plans.db, { ref_code: 'i77' }, first), 'app_user_by_ref_code'],
  ['users by region', () => listUsers(plans.db, { region: 'DE' }, first), 'app_user_by_region'],
  ['users by utm_source', () => listUsers(plans.db, { utm_source: 'spring' }, first), 'app_user_by_utm_source'],
  ['users by utm_medium', () => listUsers(plans.db, { utm_medium: 'email' }, first), 'app_user_by_utm_medium'],
  ['users by union_code', () => listUsers(plans.db, { union_code: 'union7' }, first), 'app_user_by_union_code'],
  [
    'orders by order_no',
    () => listOrdersWithTotals(plans.db, { order_no: 'SL-777' }, first),
    /order_no|autoindex_user_order/,
  ],
  ['orders by user_id', () => listOrdersWithTotals(plans.db, { user_id: '777' }, first), 'user_order_user'],
  ['orders by email', () => listOrdersWithTotals(plans.db, { email }, first), 'user_order_by_user_email'],
  [
    'orders by paid_from',
    () => listOrdersWithTotals(plans.db, { paid_from: days.from, paid_to: days.to }, first),
    'user_order_by_paid_at',
  ],
  [
    'orders by amount, whatever the minor unit of their currency is',
    () => listOrdersWithTotals(plans.db, { amount_from: 299, amount_to: 299 }, first),
    'user_order_by_amount',
  ],
  ['entries by user_id', () => listLedgerWithTotals(plans.db, { user_id: '777' }, first), 'user_points_user'],
  ['entries by email', () => listLedgerWithTotals(plans.db, { email }, first), 'user_points_by_user_email'],
  ['entries by order_id', () => listLedgerWithTotals(plans.db, { order_id: '777' }, first), 'user_points_order'],
  [
    'entries by booked_from',
    () => listLedgerWithTotals(plans.db, { booked_from: days.from, booked_to: days.to }, first),
    'user_points_by_created_at',
  ],
  [
    'entries by actor_email',
    () => listAuditEntries(plans.db, { ...first, actor_email: 'staff1@example.com' }),
    'audit_entry_by_actor_email',
  ],
  [
    'tasks by union_id',
    () => listAiTasks(plans.db, { union_id: '00000000-0000-4000-8000-000000000777' }, first),
    'ai_task_by_user_id',
  ],
  [
    'tasks by task_id',
    () => listAiTasks(plans.db, { task_id: 'task-777' }, first),
    /ai_task_task_id|autoindex_ai_task/,
  ],
  ['tasks by action_id', () => listAiTasks(plans.db, { action_id: 'action-777' }, first), /^ai_task(_by)?_action/],
  [
    'tasks by generation_id',
    () => listAiTasks(plans.db, { generation_id: 'generation-777' }, first),
    'ai_task_by_generation_id',
  ],
  ['tasks by task_status', () => listAiTasks(plans.db, { task_status: 'failed' }, first), 'ai_task_by_task_status'],
  ['tasks by email', () => listAiTasks(plans.db, { email }, first), 'ai_task_by_user_email'],
  ['entries by actor_id', () => listAuditEntries(plans.db, { ...first, actor_id: '1' }), 'audit_entry_by_actor_id'],
  [
    'entries by action',
    () => listAuditEntries(plans.db, { ...first, action: 'userOrder.add' }),
    'audit_entry_by_action',
  ],
  ['entries by outcome', () => listAuditEntries(plans.db, { ...first, outcome: 'refused' }), 'audit_entry_by_outcome'],
  [
    'entries by target_id',
    () => listAuditEntries(plans.db, { ...first, target_id: '777' }),
    isPostgres ? 'audit_target_key' : /sqlite_autoindex_audit_target/,
  ],
  ['entries by from', () => listAuditEntries(plans.db, { ...first, ...days }), 'audit_entry_by_at'],
]

test.each(found)('%s are found by an index', async (_name, read, index) => {
  const indexes = await indexesOf(read)
  expect(
    indexes.some((one) => (typeof index === 'string' ? one === index : index.test(one))),
    indexes.join(', '),
  ).toBe(true)
})

test.runIf(!isPostgres)(
  'the other filters of orders and entries are tested in an index, and no row is read for them',
  async () => {
    const lists = [
      ...([
        { plan: 'premium' },
        { billing: 'yearly' },
        { status: 'paid' },
        { provider: 'manual' },
        { currency: 'EUR' },
      ] as const),
    ].map((filters) => () => listOrdersWithTotals(plans.db, filters, first))
    const entries = () => listLedgerWithTotals(plans.db, { reason: 'grant' }, first)
    for (const read of [...lists, entries]) {
      const steps = (await plansOf(read)).filter((step) => /^SCAN user_(order|points)/.test(step))
      expect(steps).not.toEqual([])
      expect(steps.filter((step) => !step.includes('COVERING INDEX'))).toEqual([])
    }
  },
)

/** Collects what a list asks, beside answering it. */
const plans: { db: Database; nodes: RootOperationNode[] } = {
  get db() {
    return db.withPlugin(collector)
  },
  nodes: [],
}

const collector: KyselyPlugin = {
  transformQuery({ node }) {
    plans.nodes.push(node)
    return node
  },
  transformResult: async ({ result }) => result,
}

/**
 * The steps by which the store reads what a list asks. PostgreSQL would read tables of this size whole and sort them: it
 * is asked what it does where that costs too much, as it does with a million rows.
 */
async function plansOf(read: () => Promise<unknown>): Promise<string[]> {
  plans.nodes = []
  await read()
  const queries = plans.nodes.map((node) => db.getExecutor().compileQuery(node, { queryId: 'plan' }))
  return db.connection().execute(async (connection) => {
    if (isPostgres) {
      await sql`set enable_seqscan = off`.execute(connection)
      await sql`set enable_sort = off`.execute(connection)
    }
    const steps: string[] = []
    for (const query of queries) {
      const explain = `explain ${isPostgres ? '' : 'query plan '}${query.sql}`
      // A connection answers one after the other.
      // oxlint-disable-next-line no-await-in-loop
      const { rows } = await connection.executeQuery<Record<string, unknown>>(
        CompiledQuery.raw(explain, [...query.parameters]),
      )
      steps.push(...rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])))
    }
    return steps
  })
}

const indexesOf = async (read: () => Promise<unknown>): Promise<string[]> =>
  (await plansOf(read)).flatMap((step) => /(?:INDEX |using |Index Scan on )(\w+)/.exec(step)?.[1] ?? [])
