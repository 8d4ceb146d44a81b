import { aiTaskLimits } from '@sightline/api-client/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, GoogleError, ModelError, TooManyQueriesError } from '../errors.ts'
import { isUnavailable } from '../store/clickhouse/select.ts'
import {
  claimAiTask,
  endAiTask,
  keepAiTaskClaim,
  keepAiTaskFacts,
  releaseAiTasks,
  type AiTaskEnd,
  type ClaimedAiTask,
} from '../store/relational/ai-task-claims.ts'
import type { Database } from '../store/relational/database.ts'
import { createModelUsage, type ModelUsage } from './model-usage.ts'
import type { LanguageModel } from './language-model.ts'
import type { SiteTasks } from './site-tasks.ts'
import type { AskModel } from './wording/word-facts.ts'

export interface AiTaskRunner {
  /** Looks for tasks now: called when one was added, or waits again. */
  wake(): void
  /** Somebody else has ended this task; nothing more of it is to be done. */
  leave(id: number): void
  /** Gives back what is under way; it begins anew with the next start. */
  stop(): Promise<void>
}

export interface AiTaskRunnerOptions {
  db: Database
  /** Undefined where there is none to ask. */
  model: LanguageModel | undefined
  /** Does the tasks about a site. */
  siteTasks: SiteTasks
  /** Names this server towards others on the same database, and is the same after a restart. */
  serverId: string
  log: { warn(message: string): void }
  now?: () => Date
  /** How often it looks by itself. Milliseconds. @default 2000 */
  everyMs?: number
}

const EVERY_MS = 2000
const AT_ONCE = 4
/** A claim that was not kept for a minute may be taken over. */
const KEEP_CLAIM_MS = 15_000
/** How long a provider without credit is left alone, and at most one that is busy. Milliseconds. */
const HOLD_MS = { noCredit: 60_000, longest: 60 * 60_000 }
/** How long a task waits whose statistics cannot be read now. Milliseconds. */
const UNAVAILABLE_MS = 5000
/** How long the tasks in hand are waited for. */
const STOP_MS = 2000

/**
 * Runs the tasks that wait, four at a time. After a kill those begin anew that were under way, under the same `task_id`. While
 * the provider wants to be left alone, or has no credit, tasks wait; those about a site are done without it.
 */
export function startAiTaskRunner({
  db,
  model,
  siteTasks,
  serverId,
  log,
  now = () => new Date(),
  everyMs = EVERY_MS,
}: AiTaskRunnerOptions): AiTaskRunner {
  const stopping = new AbortController()
  let woken = Promise.withResolvers<void>()
  const current = new Set<{ id: number; leaving: AbortController; ended: Promise<void> }>()
  let heldUntil = 0
  let hasFailed = false

  async function runTask(task: ClaimedAiTask, leaving: AbortController): Promise<void> {
    const signal = AbortSignal.any([leaving.signal, stopping.signal])
    const claimTimer = setInterval(() => {
      keepAiTaskClaim(db, task.id, serverId, now()).then(
        (isOurs) => !isOurs && leaving.abort(),
        () => {},
      )
    }, KEEP_CLAIM_MS)
    try {
      const end = await endOf(task, signal)
      if (signal.aborted) return
      if (end === undefined) {
        await sleep(UNAVAILABLE_MS, undefined, { signal }).catch(() => {})
        return await releaseAiTasks(db, serverId, now(), task.id)
      }
      await endAiTask(db, task.id, serverId, end, now())
    } catch (error) {
      // It stays claimed, and is taken up again when its claim is old.
      log.warn(`AI task ${task.id} cannot be ended: ${(error as Error).message}`)
    } finally {
      clearInterval(claimTimer)
    }
  }

  /** Undefined where it must wait: what it needs does not answer now. */
  async function endOf(task: ClaimedAiTask, signal: AbortSignal): Promise<AiTaskEnd | undefined> {
    const usage = createModelUsage(task)
    const ask = askFor(task, usage, signal)
    try {
      const keepFacts = (facts: string) => keepAiTaskFacts(db, task.id, serverId, facts)
      const end =
        task.website_id === null ? await answerOf(task, ask) : await siteTasks.write(task, { ask, signal, keepFacts })
      return end && { ...end, ...usage.columns() }
    } catch (error) {
      if (signal.aborted || isUnavailable(error) || error instanceof TooManyQueriesError) return undefined
      const isExplained = error instanceof ModelError || error instanceof GoogleError || error instanceof ApiError
      if (!isExplained) log.warn(`AI task ${task.id} met a failure: ${(error as Error).message}`)
      const reason = isExplained ? error.message : 'internal_error'
      return { task_status: 'failed', result: null, error: reason, ...usage.columns() }
    }
  }

  /** Undefined where no model can be asked now. */
  function askFor(task: ClaimedAiTask, usage: ModelUsage, signal: AbortSignal): AskModel | undefined {
    if (model === undefined || isHeld()) return undefined
    return async (messages, part = '') => {
      try {
        const options = { key: `${task.task_id}${part}`, model: task.model ?? undefined, signal }
        const completion = await model.complete(messages, options)
        hasFailed = false
        usage.add(completion)
        return completion.text
      } catch (error) {
        if (error instanceof ModelError && !signal.aborted) hold(error)
        throw error
      }
    }
  }

  /** What the model answers to a prompt. @throws {ModelError} */
  async function answerOf({ prompt }: ClaimedAiTask, ask: AskModel | undefined): Promise<AiTaskEnd | undefined> {
    if (ask === undefined) return undefined
    const result = (await ask([{ role: 'user', content: prompt }])).trim()
    if (result === '') throw new ModelError('bad_output', 'There is no text')
    if (result.length > aiTaskLimits.result) throw new ModelError('bad_output', 'The text is too long')
    return { task_status: 'succeeded', result, error: null }
  }

  const isHeld = (): boolean => now().getTime() < heldUntil

  function hold({ failure, message, retryAfterMs = 0 }: ModelError): void {
    if (!hasFailed) log.warn(`The language model gives no answer that can be used: ${message}`)
    hasFailed = true
    const holdMs = failure === 'no_credit' ? HOLD_MS.noCredit : failure === 'rate_limited' ? retryAfterMs : 0
    heldUntil = Math.max(heldUntil, now().getTime() + Math.min(holdMs, HOLD_MS.longest))
  }

  async function look(): Promise<void> {
    while (current.size < AT_ONCE && !stopping.signal.aborted) {
      const isModelAsked = model !== undefined && !isHeld()
      const task = await claimAiTask(db, { serverId, isModelAsked }, now())
      if (task === undefined) return
      const leaving = new AbortController()
      const running = { id: task.id, leaving, ended: Promise.resolve() }
      current.add(running)
      running.ended = runTask(task, leaving).finally(() => {
        current.delete(running)
        woken.resolve()
      })
    }
  }

  const warn = (error: Error) => log.warn(`The AI tasks were not looked for: ${error.message}`)

  async function run(): Promise<void> {
    await releaseAiTasks(db, serverId, now()).catch(warn)
    while (!stopping.signal.aborted) {
      woken = Promise.withResolvers()
      await look().catch(warn)
      const pause = sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      await Promise.race([woken.promise, pause])
    }
    await Promise.all([...current].map(({ ended }) => ended))
    await releaseAiTasks(db, serverId, now()).catch(warn)
  }

  const running = run()
  return {
    wake: () => woken.resolve(),
    leave(id) {
      for (const task of current) if (task.id === id) task.leaving.abort()
    },
    async stop() {
      stopping.abort()
      await Promise.race([running, sleep(STOP_MS, undefined, { ref: false })])
    },
  }
}
