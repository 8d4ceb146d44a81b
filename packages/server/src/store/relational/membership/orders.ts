import type { FilterValues, SortColumn } from '@sightline/api-client/contract'
import { sql, type Expression, type Insertable, type Selectable, type SqlBool } from 'kysely'
import { beginsWith } from '../begins-with.ts'
import { conditionFor, type IndexUse } from '../index-use.ts'
import type { Database } from '../database.ts'
import { idsOfPage, SORTED_AT_ONCE } from '../ids-of-page.ts'
import { equals, filterBy, hasId, isSinceDay, isUntilDay, type FilterConditions } from '../list-filters.ts'
import { countOf, rowRangeOf, type Page } from '../paging.ts'
import type { UserOrderTable } from '../schema/orders.ts'
import type { RowVersion } from '../row-version.ts'

export type Order = Selectable<UserOrderTable>

/** An order with the e-mail address of its user. */
export type OrderOfUser = Order & { email: string }

export type NewOrder = Omit<Insertable<UserOrderTable>, 'id' | 'version' | 'created_at' | 'updated_at'>

/** The orders that the membership of these users depends on. */
export async function listOrderSpans(db: Database, userIds: readonly number[]): Promise<Order[]> {
  if (userIds.length === 0) return []
  return db
    .selectFrom('user_order')
    .selectAll()
    .where('user_id', 'in', userIds)
    .where('status', 'in', ['paid', 'refunded'])
    .orderBy('id')
    .execute()
}

/** A person's orders that came from Stripe. */
export const listOrdersOfStripe = (db: Database, userId: number): Promise<Order[]> =>
  db.selectFrom('user_order').selectAll().where('user_id', '=', userId).where('provider', '=', 'stripe').execute()

/** The orders that a person has requested and nobody has confirmed yet, the newest first. */
export const listPendingOrders = (db: Database, userId: number): Promise<OrderOfUser[]> =>
  withEmail(db)
    .where('user_order.user_id', '=', userId)
    .where('user_order.status', '=', 'pending')
    .where('user_order.provider', '=', 'manual')
    .orderBy('user_order.id', 'desc')
    .execute()

export const countPendingOrders = (db: Database): Promise<number> =>
  countOf(db.selectFrom('user_order').where('status', '=', 'pending'))

export function findOrder(db: Database, id: number): Promise<OrderOfUser | undefined> {
  return withEmail(db).where('user_order.id', '=', id).executeTakeFirst()
}

/** Inserts an order; undefined where one has this number already. */
export function insertOrder(transaction: Database, order: NewOrder, now: Date): Promise<{ id: number } | undefined> {
  const at = now.toISOString()
  return transaction
    .insertInto('user_order')
    .values({ ...order, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('order_no').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** The span of an order, and whether it stays where it is when the order is paid. */
export type OrderSpanColumns = Pick<Order, 'starts_at' | 'ends_at' | 'anchor_day' | 'is_start_chosen'>

/** The fields of an order that can change. */
export type OrderChanges = Partial<
  Pick<
    Order,
    | 'status'
    | 'amount'
    | 'currency'
    | 'provider_ref'
    | 'note'
    | 'paid_at'
    | 'refunded_at'
    | 'plan'
    | 'billing'
    | 'invoice_url'
  > &
    OrderSpanColumns
>

/** @returns false where the order was changed since that version */
export async function updateOrder(
  transaction: Database,
  { id, version }: RowVersion,
  changes: OrderChanges,
  now: Date,
): Promise<boolean> {
  const updated = await transaction
    .updateTable('user_order')
    .set({ ...changes, version: version + 1, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return Number(updated.numUpdatedRows) > 0
}

export type OrderFilters = FilterValues<'orders'>

export type OrderColumn = SortColumn<'orders'>

export async function listOrders(
  db: Database,
  filters: OrderFilters,
  page: Page<OrderColumn>,
): Promise<{ list: OrderOfUser[]; total: number }> {
  const selection = await selectionOf(db, filters)
  return pageOfOrders(db, selection, page, await countOf(filteredOrders(db, selection)))
}

/** A page of the orders and the totals of all that match the filters, which are counted only once. */
export async function listOrdersWithTotals(
  db: Database,
  filters: OrderFilters,
  page: Page<OrderColumn>,
): Promise<{ list: OrderOfUser[]; total: number; totals: CurrencyTotal[] }> {
  const selection = await selectionOf(db, filters)
  const totals = await readOrderTotals(db, selection)
  const total = totals.reduce((sum, { orders }) => sum + orders, 0)
  return { ...(await pageOfOrders(db, selection, page, total)), totals }
}

async function pageOfOrders(
  db: Database,
  selection: OrderSelection,
  page: Page<OrderColumn>,
  total: number,
): Promise<{ list: OrderOfUser[]; total: number }> {
  const query = filteredOrders(db, selection, total > SORTED_AT_ONCE ? 'walked' : 'indexed').select('user_order.id')
  const ids = await idsOfPage(query, 'user_order', rowRangeOf(page), total)
  const rows = new Map((await ordersOf(db, ids)).map((order) => [order.id, order]))
  return { list: ids.flatMap((id) => rows.get(id) ?? []), total }
}

/** The totals of the orders in one currency, in its minor unit. */
export interface CurrencyTotal {
  currency: string
  orders: number
  paid: number
  refunded: number
  pending: number
}

/** The totals of the orders that match the filters, by currency. */
async function readOrderTotals(db: Database, selection: OrderSelection): Promise<CurrencyTotal[]> {
  const rows = await filteredOrders(db, selection, await indexUseFor(db, selection))
    .select(['user_order.currency', 'user_order.status'])
    .select(({ fn }) => [fn.countAll<number | string>().as('orders'), fn.sum<number | string>('amount').as('amount')])
    .groupBy(['user_order.currency', 'user_order.status'])
    .orderBy('user_order.currency')
    .execute()
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, groups]) => {
    const amountOf = (status: Order['status']) => Number(groups.find((group) => group.status === status)?.amount ?? 0)
    return {
      currency,
      orders: groups.reduce((sum, { orders }) => sum + Number(orders), 0),
      paid: amountOf('paid'),
      refunded: amountOf('refunded'),
      pending: amountOf('pending'),
    }
  })
}

/** The filters that an index of their own finds the rows of. */
const INDEXED = ['order_no', 'user_id', 'email', 'paid_from', 'paid_to', 'amounts'] as const

/** Whether the index of a filter finds few rows, or all of them are better walked through. */
async function indexUseFor(db: Database, selection: OrderSelection): Promise<IndexUse> {
  if (!INDEXED.some((name) => selection[name] !== undefined)) return 'walked'
  const some = filteredOrders(db, selection)
    .select('user_order.id')
    .limit(SORTED_AT_ONCE + 1)
  return (await countOf(db.selectFrom(some.as('some')))) > SORTED_AT_ONCE ? 'walked' : 'indexed'
}

/** @returns false where the order was changed since that version, or was paid at some time */
export async function deleteUnpaidOrder(transaction: Database, { id, version }: RowVersion): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('user_order')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('paid_at', 'is', null)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows) > 0
}

export const countOrders = async (db: Database, filters: OrderFilters): Promise<number> =>
  countOf(filteredOrders(db, await selectionOf(db, filters)))

export async function idsOfOrders(db: Database, filters: OrderFilters, limit: number): Promise<number[]> {
  const rows = await filteredOrders(db, await selectionOf(db, filters))
    .select('user_order.id')
    .orderBy('user_order.id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

async function ordersOf(db: Database, ids: readonly number[]): Promise<OrderOfUser[]> {
  return ids.length === 0 ? [] : withEmail(db).where('user_order.id', 'in', ids).execute()
}

const withEmail = (db: Database) =>
  db
    .selectFrom('user_order')
    .innerJoin('app_user', 'app_user.id', 'user_order.user_id')
    .selectAll('user_order')
    .select('app_user.email')

/** The filters, with amounts in the minor units of each currency. */
type OrderSelection = Omit<OrderFilters, 'amount_from' | 'amount_to'> & { amounts?: readonly AmountRange[] }

interface AmountRange {
  currencies: readonly string[]
  from: number | undefined
  to: number | undefined
}

async function selectionOf(
  db: Database,
  { amount_from: from, amount_to: to, ...others }: OrderFilters,
): Promise<OrderSelection> {
  if (from === undefined && to === undefined) return others
  const alike = Map.groupBy(await currenciesOfOrders(db), minorUnitsIn)
  const amounts = [...alike].map(([factor, currencies]) => ({
    currencies,
    from: from && from * factor,
    to: to && to * factor,
  }))
  return { ...others, amounts }
}

const minorUnitsIn = (currency: string): number =>
  10 ** (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)

/** The currencies of all orders, each found by one look into an index. */
async function currenciesOfOrders(db: Database): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`with recursive currencies(code) as (
    select min(currency) from user_order
    union all
    select (select min(currency) from user_order where currency > code) from currencies where code is not null
  ) select code from currencies where code is not null`.execute(db)
  return rows.map(({ code }) => code)
}

/** A condition that an amount lies in the range of its currency, each of which an index of the amounts serves. */
function isInRange(ranges: readonly AmountRange[]): Expression<SqlBool> {
  if (ranges.length === 0) return sql<SqlBool>`1 = 0`
  const each = ranges.map(({ currencies, from, to }) =>
    sql.join(
      [
        from !== undefined && sql`user_order.amount >= ${from}`,
        to !== undefined && sql`user_order.amount <= ${to}`,
        ranges.length > 1 && conditionFor('walked', sql`user_order.currency in (${sql.join(currencies)})`),
      ].filter((condition) => condition !== false),
      sql` and `,
    ),
  )
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`
}

const conditions: FilterConditions<OrderSelection> = {
  order_no: equals('user_order.order_no'),
  user_id: hasId('user_order.user_id'),
  email: (prefix) => beginsWith('user_order.user_email', prefix),
  plan: equals('user_order.plan'),
  billing: equals('user_order.billing'),
  status: equals('user_order.status'),
  provider: equals('user_order.provider'),
  currency: equals('user_order.currency'),
  paid_from: isSinceDay('user_order.paid_at'),
  paid_to: isUntilDay('user_order.paid_at'),
  amounts: isInRange,
}

const filteredOrders = (db: Database, selection: OrderSelection, use: IndexUse = 'indexed') =>
  filterBy(db.selectFrom('user_order'), selection, conditions, use)
