import type { FixedDimension, Filter } from '@sightline/api-client'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'

/** Whom the abusers ask, and how many they are. */
export interface Abuse {
  address: string
  token: string
  siteId: string
  abusers: number
}

/** How often which status came. */
export type Answers = Record<string | number, number>

/** Between an abuser's calls: all of them together stay within 200 a second. */
const PAUSE_MS = 250

const abusedDimensions: FixedDimension[] = [
  'page',
  'page_title',
  'entry_page',
  'exit_page',
  'hostname',
  'source',
  'channel',
  'country',
  'region',
  'city',
  'language',
  'browser',
  'os',
  'device',
  'screen',
  'utm_source',
  'utm_medium',
  'event',
]

/** Nearly as much as one call may ask for, never the same twice. */
function heavyQuery(siteId: string, call: number): Record<string, string> {
  const filters = abusedDimensions
    .slice(0, 9)
    .map((dimension, index): Filter => [
      'contains_not',
      dimension,
      Array.from({ length: 29 }, (_, value) => `none-${call}-${index}-${value}`),
    ])
  return { site_id: siteId, range: 'year', filters: JSON.stringify(filters), panels: JSON.stringify(abusedDimensions) }
}

/** They ask again as soon as they have an answer, whatever that says. */
function startAbuse({ address, token, siteId, abusers }: Abuse) {
  const ended = new AbortController()
  const answers: Answers = {}
  let calls = 0
  const abuse = async (index: number) => {
    // They do not all ask in the same instant.
    await sleep((PAUSE_MS * index) / abusers)
    while (!ended.signal.aborted) {
      const query = heavyQuery(siteId, (calls += 1))
      const status = await statusOf(address, query, token, `10.2.${index}.1`, ended.signal).catch(() => 'none')
      if (!ended.signal.aborted) answers[status] = (answers[status] ?? 0) + 1
      await sleep(PAUSE_MS)
    }
  }
  const all = Array.from({ length: abusers }, (_, index) => abuse(index))
  return {
    async stop() {
      ended.abort()
      await Promise.all(all)
      return answers
    },
  }
}

/** Asks for a dashboard. @returns The HTTP status, or the envelope's code where it says no */
export async function statusOf(
  address: string,
  query: Record<string, string>,
  token: string,
  caller: string,
  signal = AbortSignal.timeout(60_000),
): Promise<number> {
  const response = await fetch(`${address}/v1/stats/dashboard?${new URLSearchParams(query).toString()}`, {
    headers: { Authorization: `Bearer ${token}`, 'X-Forwarded-For': caller },
    signal,
  })
  const { code } = (await response.json()) as { code: number }
  return response.status === 200 ? code : response.status
}

if (!isMainThread) {
  const abuse = startAbuse(workerData as Abuse)
  parentPort?.once('message', () => void abuse.stop().then((answers) => parentPort?.postMessage(answers)))
}
