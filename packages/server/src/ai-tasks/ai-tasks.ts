import {
  summaryLimits,
  type AccountLevel,
  type SummaryLocale,
  type SummaryPeriod,
  type TaskStatus,
} from '@sightline/api-client/contract'
import type { InstanceSettings } from '../instance-settings/instance-settings.ts'
import { recordAuditChange } from '../audit/audit.ts'
import { ApiError, invalidFields } from '../errors.ts'
import { readMembership } from '../membership/membership.ts'
import { daysOf, resolveChangeQuestion, type ChangeInput } from './explanation/change-question.ts'
import { reportDays, reportEnd } from '../site-reports/schedule.ts'
import {
  countTasksByAction,
  findAiTask,
  findSameExplanation,
  findUserIdByUnionId,
  insertAiTask,
  updateAiTask,
  type AiTask,
  type AiTaskChanges,
} from '../store/relational/ai-tasks.ts'
import type { Database } from '../store/relational/database.ts'
import { inTransaction } from '../store/relational/in-transaction.ts'
import type { RowVersion } from '../store/relational/row-version.ts'
import { findSite, type Site } from '../store/relational/sites/sites.ts'
import { lockUser } from '../store/relational/lock.ts'
import { findUser, type User } from '../store/relational/accounts/users.ts'

/** Adds a task that waits to be run. @throws {ApiError} not_found where there is no such user */
export async function addAiTask(
  db: Database,
  task: { union_id: string; task_type: string; prompt: string; model?: string | undefined },
  now: Date,
): Promise<AiTask> {
  const userId = await findUserIdByUnionId(db, task.union_id)
  if (userId === undefined) throw invalidFields({ union_id: 'not_found' }, 'not_found')
  const id = await insertAiTask(db, {
    userId,
    taskType: task.task_type,
    prompt: task.prompt,
    model: task.model ?? null,
    now,
  })
  return existing(await findAiTask(db, id))
}

/** Which summary of a site is wanted. */
export interface WantedSummary {
  period: SummaryPeriod
  locale: SummaryLocale
}

/**
 * Adds a task that words what the last whole week or month of a site brought; it is the owner's.
 * @throws {ApiError} not_found where there is no such site
 */
export async function addSiteSummary(db: Database, siteId: number, wanted: WantedSummary, now: Date): Promise<AiTask> {
  const site = await findSite(db, siteId)
  if (site === undefined) throw invalidFields({ site_id: 'not_found' }, 'not_found')
  return insertSummary(db, site, site.owner_id, wanted, now)
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/**
 * The same for somebody who sees the site: within a day as often as the tier of its owner allows.
 * @throws {ApiError} too_many_summaries
 */
export const addOwnSummary = (
  db: Database,
  site: Site,
  user: Pick<User, 'id'>,
  wanted: WantedSummary,
  { limit, now }: Pick<Allowance, 'limit' | 'now'>,
): Promise<AiTask> =>
  asOftenAsAllowed(db, site, user, { limit, now }, (transaction) =>
    insertSummary(transaction, site, user.id, wanted, now),
  )

/** Which explanation somebody wants. */
export interface WantedExplanation extends ChangeInput {
  locale: SummaryLocale
  action_id?: string | undefined
}

/**
 * Adds a task that explains a change, within the same limit, where one action counts once. The same question within an hour is
 * answered with the same task.
 * @throws {ApiError} too_many_summaries, or where there is no such change
 */
export async function addExplanation(
  db: Database,
  site: Site,
  user: Pick<User, 'id'>,
  { locale, action_id: actionId, ...input }: WantedExplanation,
  { limit, now }: Pick<Allowance, 'limit' | 'now'>,
): Promise<AiTask> {
  const question = resolveChangeQuestion(site, input, now)
  const { first, last } = daysOf(question.range, site.time_zone)
  const about = {
    website_id: site.id,
    first_day: first,
    last_day: last,
    locale,
    question: JSON.stringify(question),
  }
  const findSame = (transaction: Database) => findSameExplanation(transaction, about, new Date(now.getTime() - HOUR_MS))
  return asOftenAsAllowed(db, site, user, { limit, now, actionId, findSame }, async (transaction) => {
    const id = await insertAiTask(transaction, {
      userId: user.id,
      taskType: 'explain_change',
      prompt: '',
      model: null,
      about,
      actionId,
      now,
    })
    return existing(await findAiTask(transaction, id))
  })
}

interface Allowance {
  /** The limits of the instance. */
  limit: InstanceSettings['limit']
  now: Date
  /** Of the action that asks. */
  actionId?: string | undefined
  /** Finds a task that answers already. */
  findSame?: (db: Database) => Promise<AiTask | undefined>
}

/** @throws {ApiError} too_many_summaries */
async function asOftenAsAllowed(
  db: Database,
  site: Site,
  user: Pick<User, 'id'>,
  { limit, now, actionId, findSame }: Allowance,
  insert: (db: Database) => Promise<AiTask>,
): Promise<AiTask> {
  const owner = await findUser(db, site.owner_id)
  const { vip_status } = owner === undefined ? { vip_status: 'expired' as const } : await readMembership(db, owner, now)
  const perDay = vip_status === 'expired' ? 0 : await limit(`summaries_per_day_${vip_status}`)
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id)
    const same = await findSame?.(transaction)
    if (same !== undefined) return same
    const counts = await countTasksByAction(transaction, user.id, new Date(now.getTime() - DAY_MS))
    const ofAction = actionId === undefined ? undefined : counts.get(actionId)
    const isFull = ofAction === undefined ? counts.size >= perDay : ofAction >= summaryLimits.perAction
    if (isFull) throw new ApiError('too_many_summaries')
    return insert(transaction)
  })
}

async function insertSummary(
  db: Database,
  site: Site,
  userId: number,
  { period, locale }: WantedSummary,
  now: Date,
): Promise<AiTask> {
  const rhythm = period === 'week' ? 'weekly' : 'monthly'
  const { first, last } = reportDays(rhythm, reportEnd(rhythm, site, now))
  const id = await insertAiTask(db, {
    userId,
    taskType: 'summary',
    prompt: '',
    model: null,
    about: {
      website_id: site.id,
      first_day: first.toString(),
      last_day: last.toString(),
      locale,
      question: null,
    },
    now,
  })
  return existing(await findAiTask(db, id))
}

/**
 * Cancels a task about a site that somebody has asked for and that is not finished; one that is finished stays as it is.
 * @throws {ApiError} not_found where it is no such task of theirs
 */
export async function cancelOwnAiTask(
  db: Database,
  siteId: number,
  user: Pick<User, 'id'>,
  id: number,
  now: Date,
): Promise<void> {
  const task = await findAiTask(db, id)
  if (task === undefined || task.website_id !== siteId || task.user_id !== user.id) throw new ApiError('not_found')
  if (!isUnfinished(task.task_status)) return
  const end = { task_status: 'cancelled', finished_at: now.toISOString(), claimed_by: null, claimed_at: null } as const
  // A server may have claimed or ended it meanwhile.
  if (!(await updateAiTask(db, task, end, now))) await cancelOwnAiTask(db, siteId, user, id, now)
}

/**
 * Adds a task that does once more what another one was to do. The other one stays as it is, with its answer and its cost.
 * @throws {ApiError} not_found
 */
export async function runAiTaskAgain(db: Database, id: number, now: Date): Promise<AiTask> {
  const { user_id, action_id, task_type, prompt, model, ...about } = existing(await findAiTask(db, id))
  const { website_id, first_day, last_day, locale, question } = about
  const again = await insertAiTask(db, {
    userId: user_id,
    taskType: task_type,
    prompt: website_id === null ? prompt : '',
    model,
    about: { website_id, first_day, last_day, locale, question },
    actionId: action_id ?? undefined,
    now,
  })
  return existing(await findAiTask(db, again))
}

/** What became of a change: the task as it is now, which is another one than the caller saw where it is stale. */
export interface ChangedAiTask {
  task: AiTask
  isStale: boolean
}

/**
 * Changes what is given. A task that comes to its end notes when; one that begins again has no end. Whoever gives it another
 * status takes it away from the server that works on it.
 * @param level Of the caller: operators change tasks of members only.
 * @throws {ApiError} not_found, staff_protected, task_fixed, or field_required where a cost has no currency
 */
export async function changeAiTask(
  db: Database,
  level: AccountLevel,
  rowVersion: RowVersion,
  changes: Omit<AiTaskChanges, 'finished_at' | 'claimed_by' | 'claimed_at'>,
  now: Date,
): Promise<ChangedAiTask> {
  const before = existing(await findAiTask(db, rowVersion.id))
  if (level !== 'admin' && before.level !== 'member') throw new ApiError('staff_protected')
  if (before.version !== rowVersion.version) return { task: before, isStale: true }
  if (before.website_id !== null && !isOnlyCancelled(changes)) throw new ApiError('task_fixed')
  const { cost = before.cost, currency = before.currency } = changes
  if (cost !== null && currency === null) throw invalidFields({ currency: 'field_required' })
  const finishedAt = finishedAtOf(before, changes.task_status, now)
  const isTakenAway = changes.task_status !== undefined && changes.task_status !== before.task_status
  const isChanged = await updateAiTask(
    db,
    rowVersion,
    { ...changes, finished_at: finishedAt, ...(isTakenAway && { claimed_by: null, claimed_at: null }) },
    now,
  )
  const task = existing(await findAiTask(db, rowVersion.id))
  if (isChanged) recordAuditChange(auditedOf(before), auditedOf(task))
  return { task, isStale: !isChanged }
}

/** Which server works on a task is nobody’s change. */
const auditedOf = ({ claimed_by: _by, claimed_at: _at, ...task }: AiTask) => task

/** What the figures of a website were worded as stays as it is; such a task can only be cancelled. */
const isOnlyCancelled = ({ task_status, ...rest }: AiTaskChanges): boolean =>
  task_status === 'cancelled' && Object.values(rest).every((value) => value === undefined)

function finishedAtOf(before: AiTask, status: TaskStatus | undefined, now: Date): string | null {
  if (status === undefined || status === before.task_status) return before.finished_at
  return isUnfinished(status) ? null : now.toISOString()
}

const isUnfinished = (status: TaskStatus): boolean => status === 'pending' || status === 'running'

function existing(task: AiTask | undefined): AiTask {
  if (task === undefined) throw new ApiError('not_found')
  return task
}
