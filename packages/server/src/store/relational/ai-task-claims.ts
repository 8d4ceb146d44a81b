import type { Selectable } from 'kysely'
import type { Database } from './database.ts'
import type { AiTaskTable } from './schema/ai-tasks.ts'

/** A task that this server works on. */
export type ClaimedAiTask = Selectable<AiTaskTable>

/** A claim that is older may be taken over. */
const CLAIM_MS = 60_000

/**
 * Claims the oldest task that waits, or whose server keeps its claim no more; undefined where there is none. What an
 * earlier run has left in it is gone. A task that somebody set to running has no claim, and is theirs.
 * @param isModelAsked Whether there is a model to ask; where not, only tasks about a site are claimed
 */
export async function claimAiTask(
  db: Database,
  { serverId, isModelAsked }: { serverId: string; isModelAsked: boolean },
  now: Date,
): Promise<ClaimedAiTask | undefined> {
  const at = now.toISOString()
  const forgottenBefore = new Date(now.getTime() - CLAIM_MS).toISOString()
  for (;;) {
    let waiting = db
      .selectFrom('ai_task')
      .select(['id', 'task_status', 'claimed_at'])
      .where((row) =>
        row.or([
          row('task_status', '=', 'pending'),
          row.and([row('task_status', '=', 'running'), row('claimed_at', '<', forgottenBefore)]),
        ]),
      )
    if (!isModelAsked) waiting = waiting.where('website_id', 'is not', null)
    const next = await waiting.orderBy('id').limit(1).executeTakeFirst()
    if (next === undefined) return undefined
    // Another server may have been quicker, and somebody may have cancelled it.
    const claimed = await db
      .updateTable('ai_task')
      .set((column) => ({
        task_status: 'running',
        claimed_by: serverId,
        claimed_at: at,
        generation_id: null,
        result: null,
        error: null,
        facts: null,
        worded_by: null,
        finished_at: null,
        version: column('version', '+', 1),
        updated_at: at,
      }))
      .where('id', '=', next.id)
      .where('task_status', '=', next.task_status)
      .where('claimed_at', next.claimed_at === null ? 'is' : '=', next.claimed_at)
      .returningAll()
      .executeTakeFirst()
    if (claimed !== undefined) return claimed
  }
}

const claimed = (db: Database, serverId: string) =>
  db.updateTable('ai_task').where('task_status', '=', 'running').where('claimed_by', '=', serverId)

/** @returns whether the task is still this server's */
export async function keepAiTaskClaim(db: Database, id: number, serverId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await claimed(db, serverId)
    .set({ claimed_at: now.toISOString() })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives back what this server works on. @param id One task. @default all of them */
export async function releaseAiTasks(db: Database, serverId: string, now: Date, id?: number): Promise<void> {
  let query = claimed(db, serverId).set((column) => ({
    task_status: 'pending',
    claimed_by: null,
    claimed_at: null,
    version: column('version', '+', 1),
    updated_at: now.toISOString(),
  }))
  if (id !== undefined) query = query.where('id', '=', id)
  await query.execute()
}

/** Stores what a task is about before it is worded. */
export async function keepAiTaskFacts(db: Database, id: number, serverId: string, facts: string): Promise<void> {
  await claimed(db, serverId).set({ facts }).where('id', '=', id).execute()
}

/** What is known when a task ends. */
export type AiTaskEnd = Pick<ClaimedAiTask, 'result' | 'error'> & { task_status: 'succeeded' | 'failed' } & Partial<
    Pick<
      ClaimedAiTask,
      | 'generation_id'
      | 'model'
      | 'prompt'
      | 'facts'
      | 'worded_by'
      | 'cost'
      | 'currency'
      | 'prompt_tokens'
      | 'completion_tokens'
    >
  >

/** Ends a task, if it is still this server's: one that was cancelled meanwhile stays so. */
export async function endAiTask(db: Database, id: number, serverId: string, end: AiTaskEnd, now: Date): Promise<void> {
  const at = now.toISOString()
  await claimed(db, serverId)
    .set((column) => ({
      ...end,
      claimed_by: null,
      claimed_at: null,
      finished_at: at,
      version: column('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', id)
    .execute()
}
