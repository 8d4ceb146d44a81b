import type { FastifyInstance } from 'fastify'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSetUp } from './accounts/set-up.ts'
import { keptSecret } from './accounts/secret.ts'
import { createTokens } from './accounts/tokens.ts'
import { createCollector } from './collector/collector.ts'
import { openVisitsInMemory } from './collector/open-visits.ts'
import { startPipeline } from './collector/pipeline.ts'
import { openCheckpoint, type Checkpoint } from './collector/spool/checkpoint.ts'
import { hasLines } from './collector/spool/segments.ts'
import { openSpool, type Spool } from './collector/spool/spool.ts'
import type { Config } from './config.ts'
import { makeDataFolder, opened } from './data-folder.ts'
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

/** How long an answer under way may take while the server stops. */
const CLOSE_MS = 2000
/** A salt may be this much older than two days before it is deleted. */
const SALT_EVERY_MS = 10 * 60 * 1000
const serverFolder = join(import.meta.dirname, '..')
const log = {
  warn: (message: string) => console.warn(message),
  error: (message: string) => console.error(message),
}

/** Opens the stores and serves. @throws {StartError} for what the person who starts it can mend */
export async function startProduct(config: Config, startFeed?: DemoFeed): Promise<Product> {
  const { dataDir } = config
  makeDataFolder(dataDir)
  const { checkpoint, spool } = await openWaiting(dataDir, config.spoolLimit)
  const databaseFile = join(dataDir, 'sightline.db')
  const [clickhouse, db] = await Promise.all([
    openClickHouse({ url: config.clickhouseUrl, folder: join(dataDir, 'clickhouse'), log }),
    opened(databaseFile, () => openDatabase(databaseFile)),
  ])
  checkpoint.keepVisitsOf(clickhouse.id)
  const endFeed = await startFeed?.({ clickhouse, db, spool })
  const pipeline = startPipeline({
    spool,
    checkpoint,
    openVisits: openVisitsInMemory(checkpoint.openVisits()),
    client: clickhouse.client,
    log,
    keepRefused: (line) => appendFileSync(join(dataDir, 'spool', 'refused.ndjson'), `${line}\n`, { mode: 0o600 }),
    onFailure(error) {
      throw error
    },
  })
  const secretFile = join(dataDir, 'secret')
  const secret = config.secret ?? (await opened(secretFile, () => keptSecret(secretFile)))
  const collector = createCollector(db, spool)
  const saltTimer = setInterval(() => {
    collector.changeSalts().catch((error: Error) => log.warn(`The salts were not changed: ${error.message}`))
  }, SALT_EVERY_MS)
  const setUp = createSetUp(db)
  const server = await createHttpServer({
    services: {
      db,
      clickhouse: clickhouse.client,
      collector,
      tokens: createTokens(secret),
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
      clearInterval(saltTimer)
      await closeServer(server)
      await endFeed?.()
      await pipeline.stop()
      await spool.close()
      checkpoint.close()
      await Promise.all([clickhouse.close(), db.destroy()])
    },
  }
}

/** The events that wait, and what is known of how far they were read. */
async function openWaiting(dataDir: string, maxBytes: number): Promise<{ checkpoint: Checkpoint; spool: Spool }> {
  const file = join(dataDir, 'spool', 'state.db')
  const folder = join(dataDir, 'spool', 'segments')
  const hasSpooledLines = await opened(folder, () => hasLines(folder))
  const checkpoint = await opened(file, () => openCheckpoint(file, { hasSpooledLines }))
  const readUpTo = checkpoint.planned()?.to ?? checkpoint.position()
  return { checkpoint, spool: await opened(folder, () => openSpool(folder, { maxBytes, readUpTo, log })) }
}

/** Answers what was asked already, but waits for nobody who keeps a connection open. */
async function closeServer(server: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => server.server.closeAllConnections(), CLOSE_MS)
  server.server.closeIdleConnections()
  await server.close()
  clearTimeout(timer)
}

async function listen(server: FastifyInstance, { host, port }: Config): Promise<string> {
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
