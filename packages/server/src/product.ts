import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createSetUp } from './accounts/set-up.ts'
import { keptSecret } from './accounts/secret.ts'
import { createTokens } from './accounts/tokens.ts'
import { createCollector } from './collector/collector.ts'
import { openVisitsInMemory } from './collector/open-visits.ts'
import { startPipeline } from './collector/pipeline.ts'
import { openCheckpoint } from './collector/spool/checkpoint.ts'
import { openSpool, type Spool } from './collector/spool/spool.ts'
import type { Config } from './config.ts'
import { createHttpServer } from './http/server.ts'
import { StartError } from './start-error.ts'
import { openDatabase, type Database } from './store/database/database.ts'
import { openClickHouse, type ClickHouse } from './store/clickhouse/clickhouse.ts'

export interface Product {
  address: string
  /** Undefined once there is a user. */
  setUpLink: string | undefined
  stop: () => Promise<void>
}

export interface Stores {
  clickhouse: ClickHouse
  db: Database
  spool: Spool
}

/** Fills the stores of a demo and keeps it going: called before anything else runs, it answers how to end it. */
export type DemoFeed = (stores: Stores) => Promise<() => Promise<void>>

const serverFolder = join(import.meta.dirname, '..')
const log = {
  warn: (message: string) => console.warn(message),
  error: (message: string) => console.error(message),
}

/** Opens the stores and serves. @throws {StartError} for what the person who starts it can mend */
export async function startProduct(config: Config, startFeed?: DemoFeed): Promise<Product> {
  const { dataDir } = config
  makeDataFolder(dataDir)
  const checkpoint = openCheckpoint(join(dataDir, 'spool', 'state.db'))
  const [clickhouse, db, spool] = await Promise.all([
    openClickHouse({ url: config.clickhouseUrl, folder: join(dataDir, 'clickhouse'), log }),
    openDatabase(join(dataDir, 'sightline.db')),
    openSpool(join(dataDir, 'spool', 'segments'), config.spoolLimit),
  ])
  const endFeed = await startFeed?.({ clickhouse, db, spool })
  const pipeline = startPipeline({
    spool,
    checkpoint,
    openVisits: openVisitsInMemory(checkpoint.openVisits()),
    client: clickhouse.client,
    log,
    onFailure(error) {
      throw error
    },
  })
  const setUp = createSetUp(db)
  const server = await createHttpServer({
    services: {
      db,
      clickhouse: clickhouse.client,
      collector: createCollector(db, spool),
      tokens: createTokens(config.secret ?? keptSecret(join(dataDir, 'secret'))),
      setUp,
      registration: config.registration,
      isDemo: startFeed !== undefined,
      version: versionOf(),
      now: () => new Date(),
    },
    trustedProxies: config.trustedProxies,
    isSecure: config.publicUrl?.startsWith('https:') ?? false,
    snippet: readBuilt(join(serverFolder, 'dist', 's.js')),
    appFolder: join(serverFolder, '..', 'app', 'dist'),
  })
  const address = config.publicUrl ?? (await listen(server, config))
  if (config.publicUrl !== undefined) await listen(server, config)

  return {
    address,
    setUpLink: (await setUp.isNeeded()) ? `${address}/#/set-up?code=${setUp.code}` : undefined,
    async stop() {
      await server.close()
      await endFeed?.()
      await pipeline.stop()
      await spool.close()
      checkpoint.close()
      await Promise.all([clickhouse.close(), db.destroy()])
    },
  }
}

/** @throws {StartError} where it cannot be used */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to another one.`,
    )
  }
}

/** Like `mkdir -p`, which Node's own never ends where the parent is there and takes no folders. */
function makeFolder(folder: string): void {
  const parent = dirname(folder)
  if (existsSync(folder)) return
  if (parent !== folder) makeFolder(parent)
  mkdirSync(folder, { mode: 0o700 })
}

async function listen(server: Awaited<ReturnType<typeof createHttpServer>>, { host, port }: Config): Promise<string> {
  try {
    return await server.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use. Set PORT to another one.`)
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this account. Set PORT to another one.`)
    throw new StartError(`The address ${host}:${port} cannot be used (${code}). Check HOST and PORT.`)
  }
}

function readBuilt(file: string): string {
  if (!existsSync(file)) throw new StartError(`The snippet is not built: ${file} is missing. Run npm run build.`)
  return readFileSync(file, 'utf8')
}

function versionOf(): string {
  const manifest = JSON.parse(readFileSync(join(serverFolder, 'package.json'), 'utf8')) as { version: string }
  return manifest.version
}
