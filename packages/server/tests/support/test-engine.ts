import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'

/** What puts another ClickHouse in place of the embedded one. */
export interface EngineSettings {
  CLICKHOUSE_URL?: string
  CLICKHOUSE_CLUSTER?: string
  CLICKHOUSE_SHARDS?: string
}

/** `own` is the embedded one, `other` one other server, `sharded` two that hold the rows together. */
type TestEngine = 'own' | 'other' | 'sharded'
export const testEngine = (process.env['TEST_ENGINE'] ?? 'own') as TestEngine

const settings = new Map<string, EngineSettings>()

/** In the projects `other` and `sharded` each data folder goes with new databases. */
export function engineOf(dataDir: string): EngineSettings {
  if (testEngine === 'own') return {}
  const known = settings.get(dataDir)
  if (known !== undefined) return known
  const made = newDatabases()
  settings.set(dataDir, made)
  return made
}

function newDatabases(): EngineSettings {
  const { urls, cluster } = inject('clickhouse')
  const name = `tests_${randomBytes(6).toString('hex')}`
  const [url = ''] = urls
  if (testEngine === 'other') return { CLICKHOUSE_URL: databaseAt(url, name) }
  return {
    CLICKHOUSE_URL: databaseAt(url, name),
    CLICKHOUSE_CLUSTER: cluster,
    CLICKHOUSE_SHARDS: urls.map((one) => databaseAt(one, `${name}_rows`)).join(','),
  }
}

export function databaseAt(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
