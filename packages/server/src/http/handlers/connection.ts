import type { Output, Schemas } from '@sightline/api-client/contract'
import { assertOwnConnection } from '../../connections/assert-own-connection.ts'
import { disconnectByStaff } from '../../connections/disconnect-by-staff.ts'
import { parseResources } from '../../connections/resources.ts'
import { requireOwnSession } from '../../accounts/require-own-session.ts'
import type { Connection } from '../../store/relational/accounts/connections.ts'
import {
  countSitesOfConnections,
  listAllConnections,
  readConnectionCounts,
} from '../../store/relational/accounts/connection-list.ts'
import type { Database } from '../../store/relational/database.ts'
import { idOf } from '../../store/relational/ids.ts'
import type { Handlers, Principal } from '../context.ts'

/** The calls about connected accounts: those for their owners, and those for staff, which list and disconnect the accounts of others. */
export const connectionCalls: Handlers<'authorization'> = {
  list: async ({ principal, services: { db, connections } }) => ({
    list: await rowsOf(db, await connections.connectionsOf(principal.user.id)),
    available: connections.available,
  }),

  start: async ({ input, principal, services: { connections } }) => ({
    url: await connections.start(input.provider, input.access, personOf(principal)),
  }),

  finish: async ({ input, principal, services: { db, connections } }) =>
    rowOf(db, await connections.finish(input.state, personOf(principal))),

  connectToken: async ({ input, principal, services: { db, connections } }) =>
    rowOf(db, await connections.connectToken(input.token, personOf(principal).userId)),

  async refresh({ input, principal, services: { db, connections } }) {
    const connection = await assertOwnConnection(db, principal.user.id, idOf(input.id))
    await connections.refreshResources(connection)
    return rowOf(db, await assertOwnConnection(db, principal.user.id, connection.id))
  },

  async disconnect({ input, principal, services: { db, connections } }) {
    const { userId } = personOf(principal)
    return { is_revoked: await connections.disconnect(await assertOwnConnection(db, userId, idOf(input.id))) }
  },

  async fetchList({ input, services: { db } }) {
    const { list, total } = await listAllConnections(db, input, input)
    const rows = await rowsOf(db, list)
    return {
      list: list.map(({ user_id, email }, at) => ({ ...rowAt(rows, at), user_id: String(user_id), email })),
      total,
      counts: await readConnectionCounts(db),
    }
  },

  disconnectAccount: ({ input, services: { db, connections, now } }) =>
    disconnectByStaff(db, connections, { connectionId: idOf(input.id), reason: input.reason }, now()),
}

/** Whoever connects an account: a person who is signed in as themselves, never somebody who views the product as them, or an API key. */
const personOf = ({ user, session }: Principal) => ({ userId: user.id, sessionId: requireOwnSession(session).id })

type Row = Output<Schemas['authorization']['finish']>

async function rowsOf(db: Database, connections: readonly Connection[]): Promise<Row[]> {
  const siteCounts = await countSitesOfConnections(
    db,
    connections.map(({ id }) => id),
  )
  return connections.map((connection) => describe(connection, siteCounts.get(connection.id) ?? 0))
}

const rowOf = async (db: Database, connection: Connection): Promise<Row> => rowAt(await rowsOf(db, [connection]), 0)

function rowAt(rows: readonly Row[], at: number): Row {
  const row = rows[at]
  if (row === undefined) throw new Error(`there is no row ${at}`)
  return row
}

function describe(connection: Connection, siteCount: number): Row {
  const { id, provider, label, scopes, state, resources, connected_at, last_used_at, last_error, last_error_at } =
    connection
  return {
    id: String(id),
    provider,
    label,
    scopes: scopes.split(' ').filter((scope) => scope !== ''),
    state,
    site_count: siteCount,
    resource_count: provider === 'google' ? null : parseResources(resources).length,
    connected_at,
    last_used_at,
    last_error,
    last_error_at,
    version: connection.version,
    created_at: connection.created_at,
    updated_at: connection.updated_at,
  }
}
