import type { FilterValues, SortColumn } from '@sightline/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { equals, filterBy, hasId, isOfEmail, type FilterConditions } from '../list-filters.ts'
import { countOf, rowRangeOf, type Page } from '../paging.ts'
import { sortedBy } from '../sorting.ts'
import type { Connection } from './connections.ts'

type ConnectionFilters = FilterValues<'connections'>

/** A connection with the e-mail address of its owner. */
export type ConnectionOfUser = Connection & { email: string }

/** A page of all people's connections. */
export async function listAllConnections(
  db: Database,
  filters: ConnectionFilters,
  page: Page<SortColumn<'connections'>>,
): Promise<{ list: ConnectionOfUser[]; total: number }> {
  const { column, direction, limit, offset } = rowRangeOf(page)
  const list = await filteredConnections(db, filters)
    .innerJoin('app_user', 'app_user.id', 'connection.user_id')
    .selectAll('connection')
    .select('app_user.email')
    .orderBy(sortedBy(column === 'email' ? 'app_user.email' : `connection.${column}`, direction))
    .orderBy('connection.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return { list, total: await countOf(filteredConnections(db, filters)) }
}

/** The number of sites with statistics by each of these connections; those without any are left out. */
export async function countSitesOfConnections(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('google_property')
    .select(({ fn }) => ['connection_id', fn.countAll().as('total')])
    .where('connection_id', 'in', ids)
    .groupBy('connection_id')
    .execute()
  return new Map(rows.map(({ connection_id, total }) => [Number(connection_id), Number(total)]))
}

/** The number of connections in each state, and of those that have not ended but fail at present. */
export async function readConnectionCounts(
  db: Database,
): Promise<Record<'connected' | 'read_only' | 'reconnect' | 'failing', number>> {
  const counted = await db
    .selectFrom('connection')
    .select(({ fn }) => ['state', fn.countAll().as('total')])
    .groupBy('state')
    .execute()
  const of = (state: Connection['state']) => Number(counted.find((row) => row.state === state)?.total ?? 0)
  return {
    connected: of('connected'),
    read_only: of('read_only'),
    reconnect: of('reconnect'),
    failing: await countOf(db.selectFrom('connection').where(isFailing)),
  }
}

/** Access that has ended does not fail any more: nothing is tried. */
const isFailing = sql<boolean>`(connection.last_error is not null and connection.state <> 'reconnect')`

const conditions: FilterConditions<ConnectionFilters> = {
  user_id: hasId('connection.user_id'),
  email: isOfEmail('connection.user_id'),
  provider: equals('connection.provider'),
  state: equals('connection.state'),
  is_failing: (isAsked) => (isAsked ? isFailing : sql`not ${isFailing}`),
}

const filteredConnections = (db: Database, filters: ConnectionFilters) =>
  filterBy(db.selectFrom('connection'), filters, conditions)
