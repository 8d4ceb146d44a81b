import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { findConnection, type Connection } from '../store/relational/accounts/connections.ts'

/** @throws {ApiError} not_found, also for what somebody else has connected */
export async function assertOwnConnection(db: Database, userId: number, connectionId: number): Promise<Connection> {
  const connection = await findConnection(db, connectionId)
  if (connection === undefined || connection.user_id !== userId) throw new ApiError('not_found')
  return connection
}
