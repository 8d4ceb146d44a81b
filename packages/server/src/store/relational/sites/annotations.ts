import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { AnnotationTable } from '../schema/site-entries.ts'
import type { RowVersion } from '../row-version.ts'

export type Annotation = Selectable<AnnotationTable>

export type AnnotationFields = Pick<Annotation, 'day' | 'text'>

export type AnnotationChanges = { [Field in keyof AnnotationFields]?: AnnotationFields[Field] | undefined }

/** The annotations on the days between two, both included, the oldest first. */
export function listAnnotations(
  db: Database,
  siteId: number,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<Annotation[]> {
  let query = db.selectFrom('annotation').selectAll().where('website_id', '=', siteId)
  if (from !== undefined) query = query.where('day', '>=', from)
  if (to !== undefined) query = query.where('day', '<=', to)
  return query.orderBy('day').orderBy('id').execute()
}

export function findAnnotation(db: Database, siteId: number, id: number): Promise<Annotation | undefined> {
  return db
    .selectFrom('annotation')
    .selectAll()
    .where('id', '=', id)
    .where('website_id', '=', siteId)
    .executeTakeFirst()
}

export function insertAnnotation(
  db: Database,
  siteId: number,
  fields: AnnotationFields,
  now: Date,
): Promise<Annotation> {
  const at = now.toISOString()
  return db
    .insertInto('annotation')
    .values({ ...fields, website_id: siteId, created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Updates the given fields; undefined where the annotation was changed or deleted since that version. */
export function updateAnnotation(
  db: Database,
  siteId: number,
  { id, version }: RowVersion,
  changes: AnnotationChanges,
  now: Date,
): Promise<Annotation | undefined> {
  return db
    .updateTable('annotation')
    .set({ ...changes, version: version + 1, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('website_id', '=', siteId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
}
