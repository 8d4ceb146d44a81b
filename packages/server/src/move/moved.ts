import { existsSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from '../errors.ts'

const FILE = 'moved.json'

const movedSchema = z.object({
  /** Where the accounts and settings are now, without a password. */
  postgres: z.string().optional(),
  /** Where the events are now, without a password. */
  clickhouse: z.string().optional(),
})

/** What of a data folder is elsewhere now. */
export type Moved = z.infer<typeof movedSchema>

function readMoved(dataDir: string): Moved {
  const file = join(dataDir, FILE)
  return existsSync(file) ? movedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** Notes in the data folder that a store is elsewhere now, so that nobody goes on with the one that stayed. */
export async function noteMoved(dataDir: string, moved: Moved): Promise<void> {
  const file = join(dataDir, FILE)
  const text = JSON.stringify({ ...readMoved(dataDir), ...moved })
  await writeFile(`${file}.part`, text, { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
}

interface Stores {
  dataDir: string
  databaseUrl: string | undefined
  clickhouseUrl: string | undefined
}

/** @throws {StartError} where a store of the data folder has moved, and the setting that names its place is missing */
export function expectMovedStores({ dataDir, databaseUrl, clickhouseUrl }: Stores): void {
  const { postgres, clickhouse } = readMoved(dataDir)
  const back = `To go back to the state of before, remove ${join(dataDir, FILE)}.`
  if (postgres !== undefined && databaseUrl === undefined)
    throw new StartError(`The accounts have moved to ${postgres}. Set DATABASE_URL. ${back}`)
  if (clickhouse !== undefined && clickhouseUrl === undefined)
    throw new StartError(`The events have moved to ${clickhouse}. Set CLICKHOUSE_URL. ${back}`)
}
