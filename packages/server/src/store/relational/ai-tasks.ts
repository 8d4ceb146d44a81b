import type { FilterValues, SortColumn } from '@sightline/api-client/contract'
import { sql, type Selectable, type SqlBool } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beginsWith } from './begins-with.ts'
import type { Database } from './database.ts'
import { idsOfPage, SORTED_AT_ONCE } from './ids-of-page.ts'
import { possibleIds } from './ids.ts'
import type { IndexUse } from './index-use.ts'
import { equals, filterBy, type FilterConditions } from './list-filters.ts'
import { countOf, rowRangeOf, type Page } from './paging.ts'
import type { AiTaskTable } from './schema/ai-tasks.ts'
import type { AppUserTable } from './schema/users.ts'
import type { RowVersion } from './row-version.ts'

/** An AI task, its user, and the site that it is about. */
export type AiTask = Selectable<AiTaskTable> &
  Pick<Selectable<AppUserTable>, 'union_id' | 'email' | 'level'> & { site_id: number | null; domain: string | null }

export interface NewAiTask {
  userId: number
  taskType: string
  prompt: string
  model: string | null
  /** Where the task words what is known of a site. */
  about?: AboutSite
  /** Of the action that starts it. @default one of its own */
  actionId?: string | undefined
  now: Date
}

/** The site, the days and the question of a task about a site. */
export type AboutSite = Pick<AiTask, 'website_id' | 'first_day' | 'last_day' | 'locale' | 'question'>

/** A task that waits to be run. @returns its id */
export async function insertAiTask(db: Database, task: NewAiTask): Promise<number> {
  const at = task.now.toISOString()
  const { id } = await db
    .insertInto('ai_task')
    .values({
      user_id: task.userId,
      task_id: randomUUID(),
      action_id: task.actionId ?? randomUUID(),
      task_type: task.taskType,
      task_status: 'pending',
      prompt: task.prompt,
      model: task.model,
      ...task.about,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Undefined where no account has this `union_id`, or none any more. */
export async function findUserIdByUnionId(db: Database, unionId: string): Promise<number | undefined> {
  const user = await db
    .selectFrom('app_user')
    .select('id')
    .where('union_id', '=', unionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return user?.id
}

function withUserAndSite(db: Database) {
  return db
    .selectFrom('ai_task')
    .innerJoin('app_user', 'app_user.id', 'ai_task.user_id')
    .leftJoin('website', 'website.id', 'ai_task.website_id')
}

const joinedColumns = [
  'app_user.union_id',
  'app_user.email',
  'app_user.level',
  'ai_task.website_id as site_id',
  'website.domain',
] as const

export function findAiTask(db: Database, id: number): Promise<AiTask | undefined> {
  return withUserAndSite(db).selectAll('ai_task').select(joinedColumns).where('ai_task.id', '=', id).executeTakeFirst()
}

/** The latest summaries of a site, the newest first. */
export function listSummaries(db: Database, siteId: number, limit: number): Promise<AiTask[]> {
  return withUserAndSite(db)
    .selectAll('ai_task')
    .select(joinedColumns)
    .where('ai_task.website_id', '=', siteId)
    .where('ai_task.question', 'is', null)
    .orderBy('ai_task.id', 'desc')
    .limit(limit)
    .execute()
}

/** An explanation of a site. */
export const findExplanation = (db: Database, siteId: number, id: number): Promise<AiTask | undefined> =>
  withUserAndSite(db)
    .selectAll('ai_task')
    .select(joinedColumns)
    .where('ai_task.id', '=', id)
    .where('ai_task.website_id', '=', siteId)
    .where('ai_task.question', 'is not', null)
    .executeTakeFirst()

/** The latest explanation of a site that answers the same question since an instant, or is about to. */
export const findSameExplanation = (
  db: Database,
  { website_id, question, locale }: Pick<AiTask, 'website_id' | 'question' | 'locale'>,
  since: Date,
): Promise<AiTask | undefined> =>
  withUserAndSite(db)
    .selectAll('ai_task')
    .select(joinedColumns)
    .where('ai_task.website_id', '=', website_id)
    .where('ai_task.question', '=', question)
    .where('ai_task.locale', '=', locale)
    .where('ai_task.task_status', 'in', ['pending', 'running', 'succeeded'])
    .where('ai_task.created_at', '>', since.toISOString())
    .orderBy('ai_task.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** How many tasks about sites each action of somebody has started since an instant. */
export async function countTasksByAction(db: Database, userId: number, since: Date): Promise<Map<string, number>> {
  const tasks = await db
    .selectFrom('ai_task')
    .select(['id', 'action_id'])
    .where('user_id', '=', userId)
    .where('website_id', 'is not', null)
    .where('created_at', '>', since.toISOString())
    .execute()
  const byAction = Map.groupBy(tasks, ({ id, action_id }) => action_id ?? String(id))
  return new Map([...byAction].map(([action, ofAction]) => [action, ofAction.length]))
}

type Changeable =
  | 'task_status'
  | 'generation_id'
  | 'model'
  | 'result'
  | 'error'
  | 'cost'
  | 'currency'
  | 'finished_at'
  | 'claimed_by'
  | 'claimed_at'
export type AiTaskChanges = { [Column in Changeable]?: AiTask[Column] | undefined }

/** Changes what is given of a task. @returns false where it was changed or removed since that version */
export async function updateAiTask(
  db: Database,
  { id, version }: RowVersion,
  changes: AiTaskChanges,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ai_task')
    .set({ ...changes, version: version + 1, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns the ids of those that were there */
export async function deleteAiTasks(db: Database, ids: readonly number[]): Promise<number[]> {
  const possible = possibleIds(ids)
  if (possible.length === 0) return []
  const deleted = await db.deleteFrom('ai_task').where('id', 'in', possible).returning('id').execute()
  return deleted.map((task) => task.id)
}

export type AiTaskFilters = FilterValues<'aiTasks'>

const conditions: FilterConditions<AiTaskFilters> = {
  union_id: (id) => sql<SqlBool>`ai_task.user_id = (select id from app_user where union_id = ${id})`,
  task_id: equals('ai_task.task_id'),
  action_id: equals('ai_task.action_id'),
  generation_id: equals('ai_task.generation_id'),
  email: (prefix) => beginsWith('ai_task.user_email', prefix),
  domain: (prefix) =>
    sql<SqlBool>`ai_task.website_id in (select id from website where ${beginsWith('website.domain', prefix)})`,
  task_status: equals('ai_task.task_status'),
}

const filteredTasks = (db: Database, filters: AiTaskFilters, use: IndexUse = 'indexed') =>
  filterBy(db.selectFrom('ai_task'), filters, conditions, use)

/** Some of the tasks that the filters find, and how many there are in all. */
export async function listAiTasks(
  db: Database,
  filters: AiTaskFilters,
  page: Page<SortColumn<'aiTasks'>>,
): Promise<{ tasks: AiTask[]; total: number }> {
  const total = await countAiTasks(db, filters)
  const query = filteredTasks(db, filters, total > SORTED_AT_ONCE ? 'walked' : 'indexed').select('ai_task.id')
  const ids = await idsOfPage(query, 'ai_task', rowRangeOf(page), total)
  const rows = new Map((await aiTasksOf(db, ids)).map((task) => [task.id, task]))
  return { tasks: ids.flatMap((id) => rows.get(id) ?? []), total }
}

async function aiTasksOf(db: Database, ids: readonly number[]): Promise<AiTask[]> {
  if (ids.length === 0) return []
  return withUserAndSite(db).selectAll('ai_task').select(joinedColumns).where('ai_task.id', 'in', ids).execute()
}

export const countAiTasks = (db: Database, filters: AiTaskFilters): Promise<number> =>
  countOf(filteredTasks(db, filters))

export async function aiTaskIds(db: Database, filters: AiTaskFilters, limit: number): Promise<number[]> {
  const rows = await filteredTasks(db, filters).select('ai_task.id').orderBy('ai_task.id').limit(limit).execute()
  return rows.map((row) => row.id)
}
