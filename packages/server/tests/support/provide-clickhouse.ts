import type { TestProject } from 'vitest/node'
import { CLUSTER, startClickHouseServers } from './clickhouse-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Servers beside the embedded one, and the name under which they are one cluster. */
    clickhouse: { urls: string[]; cluster: string }
  }
}

/**
 * `TEST_CLICKHOUSE_URL`, the address of one server or those of the shards of a cluster, with `TEST_CLICKHOUSE_CLUSTER` as its
 * name; or two servers of the tests' own.
 */
export default async function provideClickHouse({ provide }: TestProject): Promise<(() => Promise<void>) | void> {
  const given = process.env['TEST_CLICKHOUSE_URL']
  if (given !== undefined) {
    const cluster = process.env['TEST_CLICKHOUSE_CLUSTER'] ?? CLUSTER
    return provide('clickhouse', { urls: given.split(','), cluster })
  }
  const servers = await startClickHouseServers(2)
  provide('clickhouse', { urls: servers.urls, cluster: CLUSTER })
  return () => servers.stop()
}
