import { sortColumns, type FilterValues, type SortColumn } from '@sightline/api-client/contract'
import { listPointsWithTotals } from '../../src/points/list-points.ts'
import { listUsers } from '../../src/store/relational/accounts/user-list.ts'
import { listAiTasks } from '../../src/store/relational/ai-tasks.ts'
import { listAuditEntries } from '../../src/store/relational/audit.ts'
import type { Database } from '../../src/store/relational/database.ts'
import { listOrdersWithTotals } from '../../src/store/relational/membership/orders.ts'
import type { Page } from '../../src/store/relational/paging.ts'
import { appUserRows } from '../../src/users/user-row.ts'
import type { Clock } from './processor-clock.ts'

const PAGE_SIZE = 20
const REPEATS = 3
/** The aim for a page, in milliseconds. */
const AIM_MS = 100

/** A list with filters and an order, and what its call does for a page. */
export interface ListKind {
  name: string
  read: (db: Database, page: { current: number; pageSize: number }) => Promise<{ total: number }>
}

export interface Measured {
  name: string
  total: number
  /** The milliseconds of the first page, of one in the middle, and of the last. */
  pages: readonly number[]
}

export const isOver = ({ pages }: Measured): boolean => pages.some((time) => time > AIM_MS)

/** Each filter in each order, and some filters together. */
export const listKinds = (): ListKind[] => [
  ...kindsOf<'appUsers'>('appUsers', userFilters, async (db, filters, page) => {
    const found = await listUsers(db, filters, page)
    await appUserRows(db, found.list, new Date())
    return found
  }),
  ...kindsOf<'orders'>('orders', orderFilters, listOrdersWithTotals),
  ...kindsOf<'points'>('points', pointFilters, listPointsWithTotals),
  ...kindsOf<'auditEntries'>('auditEntries', auditFilters, (db, filters, page) =>
    listAuditEntries(db, { ...filters, ...page }),
  ),
  ...kindsOf<'aiTasks'>('aiTasks', taskFilters, listAiTasks),
]

const userFilters: FilterValues<'appUsers'>[] = [
  {},
  { union_id: '00000000-0000-4000-8000-000000000777' },
  { email: 'user1' },
  { email: 'user12345' },
  { email: 'nobody' },
  { ref_code: 'i77' },
  { region: 'DE' },
  { utm_source: 'google' },
  { utm_source: 'spring' },
  { utm_medium: 'email' },
  { union_code: 'union7' },
  { region: 'DE', utm_source: 'google' },
  { email: 'user', region: 'DE', utm_medium: 'email' },
]

const orderFilters: FilterValues<'orders'>[] = [
  {},
  { order_no: 'SL-777' },
  { user_id: '777' },
  { email: 'user1234' },
  { email: 'user' },
  { plan: 'premium' },
  { billing: 'yearly' },
  { status: 'paid' },
  { status: 'pending' },
  { provider: 'manual' },
  { currency: 'EUR' },
  { currency: 'CHF' },
  { paid_from: '2025-01-01', paid_to: '2025-01-31' },
  { paid_from: '2024-06-01' },
  { amount_from: 100 },
  { amount_from: 299, amount_to: 299 },
  { status: 'paid', plan: 'premium', currency: 'USD', provider: 'stripe' },
]

const pointFilters: FilterValues<'points'>[] = [
  {},
  { with_reversed: true },
  { id: '777' },
  { user_id: '777' },
  { email: 'user1234' },
  { email: 'user' },
  { reason: 'grant' },
  { reason: 'reversal' },
  { order_id: '777' },
  { booked_from: '2025-01-01', booked_to: '2025-01-31' },
  { booked_from: '2024-06-01' },
  { reason: 'grant', booked_from: '2024-06-01', with_reversed: true },
]

const auditFilters: FilterValues<'auditEntries'>[] = [
  {},
  { actor_id: '1' },
  { actor_email: 'staff1@example.com' },
  { action: 'userOrder.add' },
  { action: 'nothing' },
  { search: 'Person 777' },
  { search: 'nickname' },
  { search: 'nothing of it' },
  { outcome: 'refused' },
  { outcome: 'failed' },
  { target_id: '777' },
  { user_id: '777' },
  { from: '2025-01-01', to: '2025-01-31' },
  { from: '2024-06-01' },
  { actor_email: 'staff1@example.com', action: 'appUser.updateAppUser', outcome: 'done' },
]

const taskFilters: FilterValues<'aiTasks'>[] = [
  {},
  { union_id: '00000000-0000-4000-8000-000000000777' },
  { task_id: 'task-777' },
  { action_id: 'action-777' },
  { generation_id: 'generation-777' },
  { task_status: 'succeeded' },
  { task_status: 'failed' },
  { email: 'user1234' },
  { email: 'user' },
  { domain: 'nobody' },
  { email: 'user1', task_status: 'succeeded' },
]

type MeasuredList = 'appUsers' | 'orders' | 'points' | 'auditEntries' | 'aiTasks'

function kindsOf<Name extends MeasuredList>(
  list: Name,
  filters: readonly FilterValues<Name>[],
  read: (db: Database, filters: FilterValues<Name>, page: Page<SortColumn<Name>>) => Promise<{ total: number }>,
): ListKind[] {
  return filters.flatMap((given) =>
    sortColumns(list).map((columnKey) => ({
      name: [list, ...Object.entries(given).map(([name, value]) => `${name}=${String(value)}`), `by ${columnKey}`].join(
        ' ',
      ),
      read: (db, page) => read(db, given, { ...page, columnKey, order: 'ascend' }),
    })),
  )
}

export async function measure(db: Database, { name, read }: ListKind, processorMs: Clock): Promise<Measured> {
  const { total } = await read(db, { current: 1, pageSize: PAGE_SIZE })
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const pages = []
  for (const current of new Set([1, Math.ceil(last / 2), last])) {
    const times = []
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      times.push(await processorMs(() => read(db, { current, pageSize: PAGE_SIZE })))
    }
    // The least of them: whatever else the machine does only adds to it.
    pages.push(Math.min(...times))
  }
  return { name, total, pages }
}
