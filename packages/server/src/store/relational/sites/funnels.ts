import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { GoalCondition } from './goals.ts'
import type { FunnelTable } from '../schema/site-entries.ts'
import type { RowVersion } from '../row-version.ts'

export interface FunnelStep extends GoalCondition {
  name: string
}

export type Funnel = Omit<Selectable<FunnelTable>, 'steps'> & { steps: readonly FunnelStep[] }

export interface FunnelFields {
  name: string
  steps: readonly FunnelStep[]
}

export type FunnelChanges = { [Field in keyof FunnelFields]?: FunnelFields[Field] | undefined }

export async function listFunnels(db: Database, siteId: number): Promise<Funnel[]> {
  const rows = await db.selectFrom('funnel').selectAll().where('website_id', '=', siteId).orderBy('name').execute()
  return rows.map(funnelOf)
}

export async function findFunnel(db: Database, siteId: number, id: number): Promise<Funnel | undefined> {
  const row = await db
    .selectFrom('funnel')
    .selectAll()
    .where('id', '=', id)
    .where('website_id', '=', siteId)
    .executeTakeFirst()
  return row && funnelOf(row)
}

/** @throws where the name is taken */
export async function insertFunnel(
  db: Database,
  siteId: number,
  { name, steps }: FunnelFields,
  now: Date,
): Promise<Funnel> {
  const at = now.toISOString()
  const row = await db
    .insertInto('funnel')
    .values({ website_id: siteId, name, steps: JSON.stringify(steps), created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
  return funnelOf(row)
}

/**
 * Updates the given fields; undefined where the funnel was changed or deleted since that version. @throws where the
 * name is taken
 */
export async function updateFunnel(
  db: Database,
  siteId: number,
  { id, version }: RowVersion,
  { name, steps }: FunnelChanges,
  now: Date,
): Promise<Funnel | undefined> {
  const row = await db
    .updateTable('funnel')
    .set({
      name,
      ...(steps === undefined ? {} : { steps: JSON.stringify(steps) }),
      version: version + 1,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('website_id', '=', siteId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  return row && funnelOf(row)
}

/** Parses the column of steps, which only this file writes. */
const funnelOf = ({ steps, ...row }: Selectable<FunnelTable>): Funnel => ({
  ...row,
  steps: JSON.parse(steps) as Funnel['steps'],
})
