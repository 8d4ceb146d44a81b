import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openClickHouse, type ClickHouseClient } from '../src/store/clickhouse/clickhouse.ts'
import { processorMs } from './processor-time.ts'

export type BenchEngine = Awaited<ReturnType<typeof openBenchEngine>>

/** The embedded engine in a folder of its own, which goes with it. */
export async function openBenchEngine() {
  const folder = await mkdtemp(join(tmpdir(), 'sightline-bench-'))
  const open = () => openClickHouse({ url: undefined, folder, log: console })
  let clickhouse = await open()
  return {
    /** Of the engine that runs now: another one after each restart. */
    client: (): ClickHouseClient => clickhouse.client,
    /** What the engine that runs now has computed; 0 where the system does not tell. */
    processorMs: (): Promise<number> => processorMs(clickhouse.childPid()),
    /** Afterwards the engine holds nothing in memory; the system's own cache of files stays. */
    async restart(): Promise<void> {
      await clickhouse.close()
      clickhouse = await open()
    },
    async close(): Promise<void> {
      await clickhouse.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
