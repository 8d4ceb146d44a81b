import type { ApiClient, CallOutput } from '@sightline/api-client'
import { sql } from 'kysely'
import { gunzipSync } from 'node:zlib'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually, type RunningProduct } from './product.ts'
import { openStore } from './test-store.ts'

/** Where the product is, which a client does not tell. */
export const server = { address: '' }

/** A line of a file of events, before it is written. */
export type Line = Readonly<Record<string, unknown>>

let number = 0

/** A view; ids follow one another. */
export function lineOf(change: Line): Line {
  number += 1
  return {
    id: `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`,
    ts: '2026-01-05T10:00:00.000Z',
    visitor_id: '1',
    url: 'https://imported.example/',
    ...change,
  }
}

export const textOf = (lines: readonly Line[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('')

export async function newSite(client: ApiClient, time_zone = 'Etc/UTC'): Promise<string> {
  number += 1
  const result = await client.website.addWebsite({
    name: 'Moving',
    domain: `imported${number}.example`,
    currency_type: 'EUR',
    time_zone,
  })
  if (result.code !== 200) throw new Error(result.message)
  return result.data.id
}

type Got = CallOutput<'job', 'get'>

export async function readJob(client: ApiClient, id: string): Promise<Got> {
  const result = await client.job.get({ id, pageSize: 200 })
  if (result.code !== 200) throw new Error(result.message)
  return result.data
}

const LONGEST_JOB_MS = 120_000
/** An address may only ask so often. */
const POLL_MS = 200

export async function waitForJob(client: ApiClient, id: string): Promise<Got> {
  const deadline = Date.now() + LONGEST_JOB_MS
  for (;;) {
    const got = await readJob(client, id)
    if (got.job.finished_at !== null) return got
    if (Date.now() > deadline) throw new Error(`the job did not end: ${JSON.stringify(got.job)}`)
    await sleep(POLL_MS)
  }
}

export async function startImport(
  client: ApiClient,
  site_id: string,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'events.ndjson',
): Promise<string> {
  const result = await client.website.importEvents({ site_id, file: new File([content], name) })
  if (result.code !== 200) throw new Error(`${result.code} ${result.message}`)
  return result.data.job_id
}

export const importLines = async (client: ApiClient, site_id: string, lines: readonly Line[]): Promise<Got> =>
  waitForJob(client, await startImport(client, site_id, textOf(lines)))

/** The lines of an export that has ended. */
export async function download(client: ApiClient, id: string): Promise<string> {
  const offer = await client.job.download({ id })
  if (offer.code !== 200) throw new Error(`${offer.code} ${offer.message}`)
  const response = await fetch(server.address + offer.data.url)
  if (!response.ok) throw new Error(`${response.status}`)
  return gunzipSync(Buffer.from(await response.arrayBuffer())).toString()
}

export async function exportEvents(client: ApiClient, site_id: string): Promise<string> {
  const result = await client.website.exportEvents({ site_id })
  if (result.code !== 200) throw new Error(result.message)
  await waitForJob(client, result.data.job_id)
  return download(client, result.data.job_id)
}

export interface HeldImport {
  /** Waits until the import could not note its state for so many times; it tries five times in all, later each time. */
  untilTried(times: number): Promise<void>
  letGo(): Promise<void>
}

/** Keeps imports from noting a state from which they would go on: what comes before is done, and what comes after is not. */
export async function holdImports(
  product: RunningProduct,
  state: { phase: 'read' | 'write'; from: { line: number } | { slice: number } },
): Promise<HeldImport> {
  const store = await openStore(product.dataDir)
  const [[field, value] = []] = Object.entries(state.from)
  const reason = `held at ${field} ${value}`
  await sql
    .raw(
      `create trigger held before update of state on transfer
       when json_extract(new.state, '$.phase') = '${state.phase}' and json_extract(new.state, '$.${field}') >= ${value}
       begin select raise(abort, '${reason}'); end`,
    )
    .execute(store)
  return {
    untilTried: (times) => eventually(async () => product.output().split(reason).length > times, 60_000),
    async letGo() {
      await sql`drop trigger held`.execute(store)
      await store.destroy()
    },
  }
}
