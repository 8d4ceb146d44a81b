import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Mail } from './mails.ts'

export interface MailCounts {
  waiting: number
  /** The number of mails that were sent since a time. */
  sent: number
  dead: number
  last_sent_at: string | null
  oldest_waiting_at: string | null
}

export async function countMails(db: Database, since: Date): Promise<MailCounts> {
  const waiting = await db
    .selectFrom('mail')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .where('state', '=', sql.lit('waiting'))
    .executeTakeFirstOrThrow()
  const finished = await db
    .selectFrom('mail')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.max('finished_at').as('last')])
    .where('finished_at', '>', since.toISOString())
    .groupBy('state')
    .execute()
  const ofState = (state: Mail['state']) => finished.find((row) => row.state === state)
  return {
    waiting: waiting.count,
    oldest_waiting_at: waiting.oldest,
    sent: ofState('sent')?.count ?? 0,
    dead: ofState('dead')?.count ?? 0,
    last_sent_at: ofState('sent')?.last ?? null,
  }
}

const SHOWN = 20
const shown = [
  'id',
  'kind',
  'address',
  'state',
  'attempts',
  'failure',
  'error',
  'created_at',
  'finished_at',
] as const satisfies readonly (keyof Mail)[]

/** The latest mails that were given up, or that wait after a failure. */
export function listFailedMails(db: Database): Promise<Pick<Mail, (typeof shown)[number]>[]> {
  return db
    .selectFrom('mail')
    .select(shown)
    .where('failure', 'is not', null)
    .where('state', 'in', ['waiting', 'dead'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
}
