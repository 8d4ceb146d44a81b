import type { Database } from '../store/relational/database.ts'
import { listConnections, type Connection } from '../store/relational/accounts/connections.ts'

/** A repository or a Pages project of a connected account. */
export interface Resource {
  /** The provider's own id. */
  id: string
  name: string
  /** Address for people. */
  url: string
}

/** What the connected accounts of a person have, as it was read last. */
export async function resourcesOf(db: Database, userId: number): Promise<Record<'github' | 'cloudflare', Resource[]>> {
  const connections = await listConnections(db, userId)
  const of = (provider: Connection['provider']) =>
    connections
      .filter((connection) => connection.provider === provider)
      .flatMap(({ resources }) => parseResources(resources))
  return { github: of('github'), cloudflare: of('cloudflare') }
}

export const parseResources = (resources: string | null): Resource[] =>
  resources === null ? [] : (JSON.parse(resources) as Resource[])
