import { z } from 'zod'
import type { CallSchema } from './call-schema.ts'
import { instant, rowId } from './fields/shared-fields.ts'
import { dropReasons, healthProblems } from '../vocabulary/index.ts'

/** What has failed. `error` is one line; null where only the log says it. */
const failure = z.object({ at: instant, error: z.string().nullable() })

/** The state of the daily backups. */
const dailyBackups = z.object({
  folder: z.string(),
  /** How many stay. */
  keep: z.int(),
  /** How many there are. */
  kept: z.int(),
  next_at: instant,
  activity: z.enum(['backup', 'verification']).nullable(),
  /** `bytes` are what it needs of the folder, also what it shares with other backups. */
  last: z.object({ at: instant, bytes: z.int(), is_encrypted: z.boolean() }).nullable(),
  /** The newest backup that was read again, whole, and when. */
  last_verified: z.object({ at: instant, backup_at: instant }).nullable(),
  /** Null where the latest attempt to make one has not failed. */
  failure: failure.nullable(),
  /** Null where the last one is whole, or was not read again yet. */
  verification_failure: failure.nullable(),
})

const eventOf = { type: z.string(), received_at: instant }

/** The events that arrived within some time: stored, left out by a rule, or refused for now. */
const collectorCounts = { accepted: z.int(), dropped: z.int(), refused: z.int() }

/** A part of the event store; `bytes` are those on disk. */
const stored = { rows: z.int(), bytes: z.int() }

export const health = {
  fetchStatus: {
    input: z.object({}),
    output: z.object({
      /** The problems, the worst first; none while all is well. */
      problems: z.array(z.enum(healthProblems)),
      versions: z.object({
        product: z.string(),
        node: z.string(),
        /** Of the event store; null while it does not answer. */
        engine: z.string().nullable(),
      }),
      /** The start of this server. What is counted in memory is counted since then. */
      started_at: instant,
      disk: z.object({ free_bytes: z.int(), total_bytes: z.int() }),
      /** The store of accounts and sites. `bytes` is null while it does not answer. */
      accounts: z.object({ kind: z.enum(['embedded', 'postgres']), bytes: z.int().nullable() }),
      /** The events on disk that are on their way into the event store. */
      spool: z.object({ bytes: z.int(), max_bytes: z.int() }),
      /** The event store; null while it does not answer. */
      events: z
        .object({
          kind: z.enum(['embedded', 'server', 'sharded']),
          memory_bytes: z.int(),
          /** The most memory that it may use; null where it has no limit. */
          max_memory_bytes: z.int().nullable(),
          tables: z.array(z.object({ name: z.string(), ...stored })),
          /** The sites with the most rows; their bytes are estimated by their share of the rows. */
          sites: z.array(
            z.object({
              id: rowId,
              /** Null for rows of a site that was deleted. */
              domain: z.string().nullable(),
              ...stored,
            }),
          ),
        })
        .nullable(),
      collector: z.object({
        last_minute: z.object(collectorCounts),
        last_hour: z.object(collectorCounts),
        /** The last 24 hours by half hours, the present one last; only those since the start. */
        series: z.array(z.object({ start: instant, ...collectorCounts })),
      }),
      /** The events of the last `healthLimits.droppedDays` days that were left out, by reason, the most first. */
      dropped: z.array(z.object({ reason: z.enum(dropReasons), count: z.int() })),
      queries: z.object({
        /** The queries of statistics since the start. */
        total: z.int(),
        /** Those among them that took `healthLimits.slowMs` or more. */
        slow: z.int(),
        slow_last_hour: z.int(),
        /** The newest slow ones, the newest first. */
        latest: z.array(
          z.object({
            at: instant,
            duration_ms: z.int(),
            /** The rows that were read; null where the engine did not tell. */
            rows: z.int().nullable(),
            /** Null for a query about several sites. */
            site_id: rowId.nullable(),
            domain: z.string().nullable(),
          }),
        ),
      }),
      /** Code of the app that did not come to browsers, since the start. */
      load_errors: z.object({ timeout: z.int(), missing: z.int(), last_at: instant.nullable() }),
      backups: z.object({
        /** Whether this server can make them: several ClickHouse servers have their own `BACKUP`. */
        is_possible: z.boolean(),
        /** Null where none are made every day. */
        daily: dailyBackups.nullable(),
      }),
      /** Where the regions and cities of visitors come from. */
      locations: z.object({
        has_cities: z.boolean(),
        /** Why a database of locations is not used, in one line; null where all is well. */
        problem: z.string().nullable(),
      }),
      google: z.object({
        is_configured: z.boolean(),
        /** The connected accounts that work. */
        connected: z.int(),
        /** Those that must be connected again. */
        reconnect: z.int(),
        /** The sites with a property. */
        properties: z.int(),
        /** The message key of the last error. */
        last_error: z.string().nullable(),
        last_error_at: instant.nullable(),
      }),
      ai: z.object({
        is_configured: z.boolean(),
        pending: z.int(),
        running: z.int(),
        oldest_pending_at: instant.nullable(),
        /** The tasks that ended within 24 hours. */
        succeeded: z.int(),
        failed: z.int(),
        /** Those that succeeded and that a template has worded, though there is a model. */
        templated: z.int(),
        /** The message key or text of the newest failure within 24 hours. */
        last_error: z.string().nullable(),
      }),
    }),
  },
  payments: {
    input: z.object({}),
    output: z.object({
      /** The state of card payments; null where no cards are accepted. */
      cards: z
        .object({
          is_answering: z.boolean(),
          /** The lookup keys of prices that the provider does not have. */
          missing_prices: z.array(z.string()),
          last_event: z.object(eventOf).nullable(),
          /** The events that could not be processed, which the provider repeats. Newest first. */
          failed_events: z.array(z.object({ id: z.string(), error: z.string().nullable(), ...eventOf })),
          /** The events of unknown customers. Newest first. */
          unknown_customers: z.array(z.object({ customer_id: z.string(), ...eventOf })),
          /** The number of requests without the provider's signature, since the start. */
          bad_signatures: z.int(),
          last_bad_signature_at: instant.nullable(),
          /** The comparison with the provider that was started last. */
          last_reconciliation: z
            .object({
              started_at: instant,
              ended_at: instant.nullable(),
              customers: z.int(),
              /** The number of customers whose stored data differed. */
              differences: z.int(),
              error: z.string().nullable(),
            })
            .nullable(),
        })
        .nullable(),
      /** The number of orders that wait for an administrator. */
      pending_orders: z.int(),
    }),
  },
} satisfies Record<string, CallSchema>
