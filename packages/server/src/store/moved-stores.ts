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

/**
 * Notes in the data folder that stores are elsewhere, so that nobody goes on with one that stayed, or begins with an empty one.
 * @param stores Their addresses; undefined says nothing of one
 */
export async function recordMoved(
  dataDir: string,
  { postgres, clickhouse }: Record<keyof Moved, string | undefined>,
): Promise<void> {
  const file = join(dataDir, FILE)
  const moved = {
    ...(postgres !== undefined && { postgres: withoutSecrets(postgres) }),
    ...(clickhouse !== undefined && { clickhouse: withoutSecrets(clickhouse) }),
  }
  const text = JSON.stringify({ ...readMoved(dataDir), ...moved })
  await writeFile(`${file}.part`, text, { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
}

interface Stores {
  dataDir: string
  databaseUrl: string | undefined
  clickhouseUrl: string | undefined
}

/** An address that may be printed: its query may hold a password as well. */
export function withoutSecrets(address: string): string {
  const url = new URL(address)
  url.password = ''
  url.search = ''
  url.hash = ''
  return url.href
}

/** @throws {StartError} where a store of the data folder has moved, and the setting that names its place is missing */
export function expectMovedStores({ dataDir, databaseUrl, clickhouseUrl }: Stores): void {
  const { postgres, clickhouse } = readMoved(dataDir)
  const refuse = (what: string, place: string, variable: string, former: string) => {
    // A folder that was restored has no former store.
    if (!existsSync(join(dataDir, former))) throw new StartError(`${what} are in ${place}. Set ${variable}.`)
    const back = `To go back to the state of before, remove ${join(dataDir, FILE)}.`
    throw new StartError(`${what} have moved to ${place}. Set ${variable}. ${back}`)
  }
  if (postgres !== undefined && databaseUrl === undefined)
    refuse('The accounts', postgres, 'DATABASE_URL', 'sightline.db')
  if (clickhouse !== undefined && clickhouseUrl === undefined)
    refuse('The events', clickhouse, 'CLICKHOUSE_URL', 'clickhouse')
}
