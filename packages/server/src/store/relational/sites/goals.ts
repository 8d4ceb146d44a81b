import type { GoalConditionKind } from '@sightline/api-client/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { GoalTable } from '../schema/site-entries.ts'
import type { RowVersion } from '../row-version.ts'

/** An action of visitors: a custom event, or the view of a page. */
export interface GoalCondition {
  kind: GoalConditionKind
  /** The name of the event or the path of the page; `*` stands for any characters. */
  pattern: string
  /** The properties that the event must have as well, all of them. */
  properties: readonly { key: string; value: string }[]
}

export type Goal = Omit<Selectable<GoalTable>, 'properties'> & GoalCondition

export interface GoalFields extends GoalCondition {
  name: string
}

export type GoalChanges = { [Field in keyof GoalFields]?: GoalFields[Field] | undefined }

export async function listGoals(db: Database, siteId: number): Promise<Goal[]> {
  const rows = await db.selectFrom('goal').selectAll().where('website_id', '=', siteId).orderBy('name').execute()
  return rows.map(goalOf)
}

export async function findGoal(db: Database, siteId: number, id: number): Promise<Goal | undefined> {
  const row = await db
    .selectFrom('goal')
    .selectAll()
    .where('id', '=', id)
    .where('website_id', '=', siteId)
    .executeTakeFirst()
  return row && goalOf(row)
}

/** @throws where the name is taken */
export async function insertGoal(db: Database, siteId: number, goal: GoalFields, now: Date): Promise<Goal> {
  const at = now.toISOString()
  const row = await db
    .insertInto('goal')
    .values({
      ...goal,
      website_id: siteId,
      properties: JSON.stringify(goal.properties),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return goalOf(row)
}

/**
 * Updates the given fields; undefined where the goal was changed or deleted since that version. @throws where the name
 * is taken
 */
export async function updateGoal(
  db: Database,
  siteId: number,
  { id, version }: RowVersion,
  { properties, ...changes }: GoalChanges,
  now: Date,
): Promise<Goal | undefined> {
  const row = await db
    .updateTable('goal')
    .set({
      ...changes,
      ...(properties === undefined ? {} : { properties: JSON.stringify(properties) }),
      version: version + 1,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('website_id', '=', siteId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  return row && goalOf(row)
}

/** Parses the column of properties, which only this file writes. */
const goalOf = ({ properties, ...row }: Selectable<GoalTable>): Goal => ({
  ...row,
  properties: JSON.parse(properties) as Goal['properties'],
})
