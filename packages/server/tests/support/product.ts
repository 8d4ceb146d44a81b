import { createApiClient, type ApiClient } from '@sightline/api-client'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { engineOf } from './test-engine.ts'
import { freePort } from './free-port.ts'
import { putMigratedStore, storeOf } from './test-store.ts'

export { freePort }

const MAIN = join(import.meta.dirname, '..', '..', 'dist', 'server', 'main.js')
const COMPILE_CACHE = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '.cache', 'node-compile')

/** What every process of the product is started with, as `npm start` does: what Node has compiled once is kept. */
export const BASE_ENVIRONMENT = {
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: COMPILE_CACHE,
}

/** An ordinary browser; what says that it is automated is not counted. */
export const USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

export const ADMIN = { email: 'owner@example.com', password: 'correct horse battery' }

/** The whole product in processes of its own, as `npm start` runs it, on a data folder in the system's temporary one. */
export interface RunningProduct {
  address: string
  dataDir: string
  process: ChildProcess
  output(): string
  /** The code in the set-up link that was printed. */
  setUpCode(): string
  enginePid(): Promise<number | undefined>
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'sightline-'))

export const removeFolder = (folder: string): Promise<void> =>
  // The engine of a server that was killed goes a moment later.
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })

export function launch(
  environment: Record<string, string>,
  parameters: readonly string[] = [],
): { process: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [MAIN, ...parameters], {
    env: { ...BASE_ENVIRONMENT, ...environment },
    // The server stops when this channel closes: also when the tests are killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  const keep = (chunk: Buffer) => void (said += chunk.toString())
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return { process: child, output: () => said }
}

const READY = /is ready at ([^\s"]+)\S*\n/

export async function startProduct(
  options: {
    dataDir?: string
    port?: number
    environment?: Record<string, string>
    parameters?: readonly string[]
    /** Called before the product is ready, with what reads what it has printed so far. */
    onLaunch?: (output: () => string) => void
  } = {},
): Promise<RunningProduct> {
  const dataDir = options.dataDir ?? (await temporaryFolder())
  const store = await storeOf(dataDir)
  const isDemo = options.parameters?.includes('--demo') === true
  if (options.dataDir === undefined && !isDemo && store['DATABASE_URL'] === undefined) await putMigratedStore(dataDir)
  const { process: child, output } = launch(
    {
      DATA_DIR: dataDir,
      // The system gives one that nobody else can take before the server does.
      PORT: String(options.port ?? 0),
      // All events of a test come from one address.
      COLLECT_LIMIT: '0',
      // Whatever room the machine has left.
      DISK_FLOOR: '0',
      COLLECT_ADDRESS_BYTES: '0',
      COLLECT_SITE_BYTES: '0',
      // Nobody is there: a test reaches this machine only.
      CLOUDFLARE_API_URL: 'http://127.0.0.1:1',
      ...store,
      ...engineOf(dataDir),
      ...options.environment,
    },
    options.parameters,
  )
  options.onLaunch?.(output)
  while (!READY.test(output())) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the product ended:\n${output()}`)
    await sleep(10)
  }
  return {
    address: READY.exec(output())?.[1] ?? '',
    dataDir,
    process: child,
    output,
    setUpCode: () => /code=([^\s"]+)/.exec(output())?.[1] ?? '',
    enginePid: () => childOf(child.pid),
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const ended = new Promise<number | null>((done) => child.once('exit', done))
      child.kill(signal)
      return ended
    },
  }
}

/** The product as `npm start -- --demo` runs it, with fewer days, and nobody who visits after its start: its statistics stay. */
export async function startDemoProduct(days: number): Promise<RunningProduct> {
  const product = await startProduct({ parameters: ['--demo', '--demo-still', '--demo-days', String(days)] })
  await removeFolder(product.dataDir)
  return { ...product, dataDir: `${product.dataDir}-demo` }
}

/** A client that is signed in as the first administrator. */
export async function signedInClient(product: RunningProduct): Promise<ApiClient> {
  const client = createApiClient({ baseURL: product.address })
  const info = await client.instance.info()
  const isNew = info.code === 200 && info.data.set_up_needed
  const result = isNew
    ? await client.auth.setUp({ code: product.setUpCode(), ...ADMIN })
    : await client.auth.login(ADMIN)
  if (result.code !== 200) throw new Error(result.message)
  return client
}

export function sendEvent(
  address: string,
  event: { s: string; u: string; n?: string; t?: string; r?: string },
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${address}/api/event`, {
    method: 'POST',
    headers: { 'User-Agent': USER_AGENT, 'Content-Type': 'text/plain', ...headers },
    body: JSON.stringify({ n: 'pageview', ...event }),
    signal: AbortSignal.timeout(5000),
  })
}

async function childOf(pid: number | undefined): Promise<number | undefined> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const [first] = children.trim().split(' ')
  return first === undefined || first === '' ? undefined : Number(first)
}

/** Waits until a condition holds. */
export async function eventually(holds: () => Promise<boolean>, timeoutMs = 10_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('it did not come about in time')
    await sleep(50)
  }
}
