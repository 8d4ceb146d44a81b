import { createClient } from '@redis/client'
import { createHash } from 'node:crypto'
import { StartError } from '../../errors.ts'
import type { Claim, OpenVisits, VisitKey, VisitMap } from './open-visits.ts'
import type { Visit } from './visit.ts'

/**
 * The time for which visits are kept: a visit ends after half an hour, but its events may have waited long for the
 * event store.
 */
const KEEP_MS = 24 * 60 * 60 * 1000
/** The time that a server may be away and still find the visits that its last claim replaced. */
const KEEP_CLAIM_MS = 30 * 24 * 60 * 60 * 1000
const CONNECT_MS = 3000
/** The time without an answer to pings after which the connection is opened anew. */
const SILENCE_MS = 10_000
const PING_MS = 3000
const LONGEST_PAUSE_MS = 2000
const KEYS_AT_ONCE = 2000

export interface RedisVisitsOptions {
  url: string
  /** The id of the event tables that the visits belong to: other tables do not have them. */
  eventStore: string
  /** The id of this server, which has one claim. */
  serverId: string
  /** The `run_id` of Redis in which this server knew its visits; undefined where it never did. */
  knownRunId: string | undefined
  keepRunId: (runId: string) => void
  log: { warn(message: string): void }
}

export interface RedisVisits extends OpenVisits {
  /** Adds visits that were kept elsewhere, where Redis has none of their visitors yet. */
  adopt(visits: VisitMap): Promise<void>
}

/**
 * Open visits that several servers share. A Redis that was restarted may have lost its last changes, or may be an older
 * copy, which its visits do not show. Its visits therefore count as lost until they were restored.
 * @throws {StartError} where Redis cannot be reached
 */
export async function openVisitsInRedis(options: RedisVisitsOptions): Promise<RedisVisits> {
  const { url, eventStore, serverId, keepRunId, log } = options
  const redis = await connectRedis(url, log)
  let { knownRunId } = options
  /** The token of the last claim. It must still be in Redis, because even a Redis that keeps running may be emptied. */
  let lastToken = ''
  const prefix = `sightline:${eventStore}`
  const nameOf = (key: VisitKey) => `${prefix}:visit:${key}`
  const claimName = `${prefix}:claim:${serverId}`

  return {
    isShared: true,

    async get(keys) {
      const found = new Map<VisitKey, Visit>()
      for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
        const some = keys.slice(start, start + KEYS_AT_ONCE)
        const values = await redis.mGet(some.map(nameOf))
        for (const [index, key] of some.entries()) {
          const value = values[index]
          if (typeof value === 'string') found.set(key, JSON.parse(value) as Visit)
        }
      }
      return found
    },

    async claim(token, keys, before, after) {
      const all = [...new Set([...keys, ...after.keys()])]
      const values = all.flatMap((key) => [key, digestOf(before.get(key)), textOf(after.get(key))])
      const answer = await redis.eval(CLAIM, {
        keys: [claimName, ...all.map(nameOf)],
        arguments: [token, String(KEEP_MS), String(KEEP_CLAIM_MS), knownRunId ?? 'none', lastToken, ...values],
      })
      if (answer === 'done') lastToken = token
      return answer as Claim
    },

    async renew(work) {
      const before = { knownRunId, lastToken }
      const runId = (await redis.eval(RUN_ID)) as string
      if (before.knownRunId !== undefined) {
        log.warn('Redis was started anew or has lost visits; those of late are made anew from their events')
      }
      knownRunId = runId
      lastToken = ''
      try {
        await work()
        keepRunId(runId)
      } catch (error) {
        ;({ knownRunId, lastToken } = before)
        throw error
      }
    },

    async claimedFrom(token) {
      const { token: claimed, ...before } = await redis.hGetAll(claimName)
      if (claimed !== token) return undefined
      return new Map(Object.entries(before).map(([key, visit]) => [key as VisitKey, JSON.parse(visit) as Visit]))
    },

    // Redis expires the visits itself.
    prune: async () => [],

    async forgetSites(siteIds) {
      for (const siteId of siteIds) {
        for await (const names of redis.scanIterator({ MATCH: `${prefix}:visit:${siteId}:*`, COUNT: KEYS_AT_ONCE })) {
          if (names.length > 0) await redis.unlink(names)
        }
      }
      return []
    },

    async adopt(visits) {
      for (const [key, visit] of visits) {
        await redis.set(nameOf(key), JSON.stringify(visit), {
          condition: 'NX',
          expiration: { type: 'PX', value: KEEP_MS },
        })
      }
    },

    areReachable: () => redis.isReady,

    async close() {
      redis.destroy()
    },
  }
}

/** The id of a run of Redis, which each start changes; empty where Redis does not give one. */
const RUN_ID = `
  local info = redis.pcall('INFO', 'server')
  return type(info) == 'string' and string.match(info, 'run_id:(%w+)') or 'unknown'`

/**
 * Replaces the visits if each is still what it was when it was read, compared by a digest, and stores the earlier ones.
 * Redis runs scripts one at a time, so nothing happens in between.
 */
const CLAIM = `
  local last = redis.call('HGET', KEYS[1], 'token') or ''
  if last == ARGV[1] then return 'done' end
  local life = (function() ${RUN_ID} end)()
  if life ~= ARGV[4] or (ARGV[5] ~= '' and last ~= ARGV[5]) then return 'lost' end
  local found = {}
  for i = 2, #KEYS do
    local value = redis.call('GET', KEYS[i])
    local digest = value and redis.sha1hex(value) or ''
    if digest ~= ARGV[3 * i + 1] then return 'changed' end
    found[i] = value
  end
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'token', ARGV[1])
  for i = 2, #KEYS do
    if found[i] then redis.call('HSET', KEYS[1], ARGV[3 * i], found[i]) end
    if ARGV[3 * i + 2] ~= '' then redis.call('SET', KEYS[i], ARGV[3 * i + 2], 'PX', ARGV[2]) end
  end
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  return 'done'`

const textOf = (visit: Visit | undefined): string => (visit === undefined ? '' : JSON.stringify(visit))

const digestOf = (visit: Visit | undefined): string =>
  visit === undefined ? '' : createHash('sha1').update(JSON.stringify(visit)).digest('hex')

async function connectRedis(url: string, log: RedisVisitsOptions['log']) {
  let wasReached = false
  const redis = createClient({
    url,
    // While Redis is away, events wait in the spool, not here.
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      socketTimeout: SILENCE_MS,
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (attempts, cause) => (wasReached ? Math.min(50 * 2 ** attempts, LONGEST_PAUSE_MS) : cause),
    },
  })
  let isAway = false
  redis.on('error', (error: Error) => {
    if (wasReached && !isAway) log.warn(`Events wait for Redis: ${error.message}`)
    isAway = true
  })
  redis.on('ready', () => {
    isAway = false
  })
  try {
    await redis.connect()
    wasReached = true
    return redis
  } catch (error) {
    throw new StartError(`Redis at ${withoutSecrets(url)} cannot be reached: ${reasonOf(error)}. Check REDIS_URL.`, {
      // What its own error hides.
      cause: error instanceof Error && 'socketError' in error ? error.socketError : error,
    })
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? String(error.errors[0]) : error instanceof Error ? error.message : String(error)

const withoutSecrets = (url: string): string => new URL(url).host
