import { randomBytes, timingSafeEqual } from 'node:crypto'
import { rmSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isAbsolute, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { BackupError, BackupKeyError, StartError, StoppedError } from '../errors.ts'
import { isDiskFull } from '../store/disk-space.ts'
import type { BackupResult } from './write-backup.ts'

/**
 * The way for commands to a server that runs on the same data folder: a port of loopback that nothing else knows, and a
 * token that only who may read the data folder has.
 */
export interface Control {
  stop(): Promise<void>
}

/** A line of the answer to a request for a backup: the progress, and at last its result or why there is none. */
export type BackupLine = { share: number } | { result: BackupResult } | { error: string }

export interface ControlAddress {
  port: number
  token: string
}

export type MakeBackup = (
  to: string,
  options: { keep: number | undefined; onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<BackupResult>

export type MakePasswordLink = (email: string) => Promise<string | undefined>

export const BACKUP_PATH = '/backup'
const PASSWORD_LINK_PATH = '/password-link'
const FILE = 'control.json'
const addressSchema = z.object({ port: z.int(), token: z.string() })
const requestSchema = z.object({
  to: z.string().refine(isAbsolute),
  keep: z.int().min(1).optional(),
  /** The id of the key that the command has. */
  keyId: z.string().optional(),
})

const linkRequestSchema = z.object({ email: z.string() })
const linkSchema = z.object({ link: z.string().optional() })

/** The request for a backup: its folder, and how many stay there. */
export type BackupRequest = z.input<typeof requestSchema>

const TELL_EVERY_MS = 200
const LINK_MS = 10_000

interface ControlWork {
  makeBackup: MakeBackup
  /** A link that sets the password of somebody; undefined where nobody has the address. */
  passwordLink: MakePasswordLink
  /** The id of the server's key. */
  keyId: string | undefined
}

/** Listens on loopback and says where in the data folder. */
export async function startControl(
  dataDir: string,
  { makeBackup, passwordLink, keyId }: ControlWork,
): Promise<Control> {
  const token = randomBytes(32).toString('base64url')
  const file = join(dataDir, FILE)
  const stopping = new AbortController()
  let current: Promise<void> | undefined

  const server = createServer((request, response) => {
    const isKnown = isEqual(request.headers.authorization ?? '', `Bearer ${token}`)
    if (!isKnown) return answer(response, 401, 'The token is wrong')
    if (request.method === 'POST' && request.url === PASSWORD_LINK_PATH) return void makeLink(request, response)
    if (request.method !== 'POST' || request.url !== BACKUP_PATH) return answer(response, 404, 'There is nothing here')
    if (current !== undefined) return tell(response, { error: 'Another backup is under way.' }).end()
    current = backUp(request, response).finally(() => (current = undefined))
  })

  async function makeLink(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { email } = linkRequestSchema.parse(JSON.parse(await text(request)))
      const link = await passwordLink(email)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ link }))
    } catch (error) {
      answer(response, 500, String(error))
    }
  }

  async function backUp(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const leaving = new AbortController()
    response.once('close', () => leaving.abort(new StoppedError('The command has ended')))
    let toldAt = 0
    try {
      const { to, keep, keyId: wanted } = requestSchema.parse(JSON.parse(await text(request)))
      // A key itself is never sent.
      if (wanted !== undefined && wanted !== keyId)
        throw new BackupKeyError(
          'The server runs with another BACKUP_KEY, or without one. Start it with the same, or set none for this command.',
        )
      const result = await makeBackup(to, {
        keep,
        signal: AbortSignal.any([leaving.signal, stopping.signal]),
        onProgress(share) {
          if (Date.now() - toldAt < TELL_EVERY_MS) return
          toldAt = Date.now()
          tell(response, { share })
        },
      })
      tell(response, { result })
    } catch (error) {
      tell(response, { error: describeFailure(error) })
    }
    response.end()
  }

  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  await writeFile(`${file}.part`, JSON.stringify({ port, token } satisfies ControlAddress), { mode: 0o600 })
  await rename(`${file}.part`, file)

  return {
    async stop() {
      rmSync(file, { force: true })
      stopping.abort(new BackupError('The server is stopping. Start the backup again.'))
      server.close()
      await current
      server.closeAllConnections()
    },
  }
}

/** The way to the server of a data folder; undefined where none has said one. */
export async function readControlAddress(dataDir: string): Promise<ControlAddress | undefined> {
  const content = await readFile(join(dataDir, FILE), 'utf8').catch(() => undefined)
  if (content === undefined) return undefined
  return addressSchema.parse(JSON.parse(content))
}

/**
 * Asks the server on a data folder for a link that sets somebody's password.
 * @returns undefined where no server answers; without a link where nobody has the address
 */
export async function askForPasswordLink(
  dataDir: string,
  email: string,
): Promise<{ link?: string | undefined } | undefined> {
  const address = await readControlAddress(dataDir)
  if (address === undefined) return undefined
  const answered = await fetch(`http://127.0.0.1:${address.port}${PASSWORD_LINK_PATH}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${address.token}` },
    body: JSON.stringify({ email }),
    signal: AbortSignal.timeout(LINK_MS),
    // Another program has the port of a server that was killed.
  }).catch(() => undefined)
  return answered?.ok === true ? linkSchema.parse(await answered.json()) : undefined
}

/** One line for whoever asked; what nobody can mend by it is in the log of the caller. */
export function describeFailure(error: unknown, what = 'The backup'): string {
  if (error instanceof BackupError || error instanceof StartError || error instanceof StoppedError) return error.message
  const message = error instanceof Error ? error.message : String(error)
  if (isDiskFull(error)) return `The disk is full: ${message}`
  return `${what} failed: ${message.replaceAll(/\s+/g, ' ')}`
}

function answer(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${message}\n`)
}

function tell(response: ServerResponse, line: BackupLine): ServerResponse {
  if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
  response.write(`${JSON.stringify(line)}\n`)
  return response
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
