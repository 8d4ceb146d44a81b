import type { FilterValues, SortColumn, ThemeStatus } from '@sightline/api-client/contract'
import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'
import { beginsWithAnyCase } from './begins-with.ts'
import { hasParallelWriters, type Database } from './database.ts'
import { possibleIds } from './ids.ts'
import { equals, filterBy, hasId, type FilterConditions } from './list-filters.ts'
import { countOf, rowRangeOf, type Page } from './paging.ts'
import type { Schema } from './schema.ts'
import type { ThemeTable } from './schema/themes.ts'
import type { RowVersion } from './row-version.ts'

export type Theme = Selectable<ThemeTable>

/** A theme with the number of websites that have it. */
export type ListedTheme = Theme & { websites: number }

export type NewTheme = Omit<Insertable<ThemeTable>, 'id' | 'version' | 'created_at' | 'updated_at'>

export type ThemeChanges = { [Column in keyof NewTheme]?: NewTheme[Column] | undefined }

export function insertTheme(db: Database, theme: NewTheme, now: Date): Promise<Theme> {
  const at = now.toISOString()
  return db
    .insertInto('theme')
    .values({ ...theme, created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findTheme(db: Database, id: number): Promise<Theme | undefined> {
  return db.selectFrom('theme').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whether a theme exists, with the given status if any; within a transaction that stays so until its end. */
export async function hasTheme(db: Database, id: number, status?: ThemeStatus): Promise<boolean> {
  const theme = await db
    .selectFrom('theme')
    .select('id')
    .where('id', '=', id)
    .$if(status !== undefined, (query) => query.where('status', '=', status as ThemeStatus))
    .$if(hasParallelWriters(db), (query) => query.forShare())
    .executeTakeFirst()
  return theme !== undefined
}

/** Updates the given fields of a theme; undefined where it was changed or deleted since that version. */
export function updateTheme(
  db: Database,
  { id, version }: RowVersion,
  changes: ThemeChanges,
  now: Date,
): Promise<Theme | undefined> {
  return db
    .updateTable('theme')
    .set({ ...changes, version: version + 1, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
}

/**
 * The ids and sort numbers of all themes, in the order in which owners see them; within a transaction they stay so until
 * its end.
 */
export function lockThemeOrder(db: Database): Promise<Pick<Theme, 'id' | 'sort'>[]> {
  return db
    .selectFrom('theme')
    .select(['id', 'sort'])
    .orderBy('sort')
    .orderBy('id')
    .$if(hasParallelWriters(db), (query) => query.forUpdate())
    .execute()
}

/** Gives a theme another sort number; that is no change of its contents, so its version stays. */
export async function updateThemeSort(db: Database, id: number, sort: number): Promise<void> {
  await db.updateTable('theme').set({ sort }).where('id', '=', id).execute()
}

/** Deletes themes; websites that had one of them then have none. Run in a transaction. @returns the deleted ones */
export async function deleteThemes(db: Database, ids: readonly number[], now: Date): Promise<Theme[]> {
  const possible = possibleIds(ids)
  if (possible.length === 0) return []
  const deleted = await db.deleteFrom('theme').where('id', 'in', possible).returningAll().execute()
  await db
    .updateTable('website')
    .set((column) => ({
      theme_id: null,
      version: column('version', '+', 1),
      updated_at: now.toISOString(),
    }))
    .where('theme_id', 'in', possible)
    .execute()
  return deleted
}

export type ThemeFilters = FilterValues<'themes'>

const conditions: FilterConditions<ThemeFilters> = {
  id: hasId('theme.id'),
  name: (name) => beginsWithAnyCase('theme.name', name),
  status: equals('theme.status'),
}

const filteredThemes = (db: Database, filters: ThemeFilters) => filterBy(db.selectFrom('theme'), filters, conditions)

/** A page of the themes that match the filters, and their total number. */
export async function listThemes(
  db: Database,
  filters: ThemeFilters,
  page: Page<SortColumn<'themes'>>,
): Promise<{ themes: ListedTheme[]; total: number }> {
  const { column, direction, limit, offset } = rowRangeOf(page)
  const query = filteredThemes(db, filters)
  const [total, themes] = await Promise.all([
    countOf(query),
    query
      .selectAll()
      .select(countOfWebsites)
      .orderBy(`theme.${column}`, direction)
      .orderBy('theme.id', direction)
      .limit(limit)
      .offset(offset)
      .$castTo<ListedTheme>()
      .execute(),
  ])
  return { themes, total }
}

export const countThemes = (db: Database, filters: ThemeFilters): Promise<number> =>
  countOf(filteredThemes(db, filters))

export async function themeIds(db: Database, filters: ThemeFilters, limit: number): Promise<number[]> {
  const rows = await filteredThemes(db, filters).select('theme.id').orderBy('theme.id').limit(limit).execute()
  return rows.map((row) => row.id)
}

const countOfWebsites = (where: ExpressionBuilder<Schema, 'theme'>) =>
  where
    .selectFrom('website')
    .select((count) => count.fn.countAll<number>().as('count'))
    .whereRef('website.theme_id', '=', 'theme.id')
    .as('websites')

/** A theme with the number of websites that have it. */
export function findListedTheme(db: Database, id: number): Promise<ListedTheme | undefined> {
  return db
    .selectFrom('theme')
    .selectAll()
    .select(countOfWebsites)
    .where('id', '=', id)
    .$castTo<ListedTheme>()
    .executeTakeFirst()
}

/** The theme of a site, if it is published. */
export function findPublishedTheme(db: Database, id: number | null): Promise<Theme | undefined> {
  if (id === null) return Promise.resolve(undefined)
  return db.selectFrom('theme').selectAll().where('id', '=', id).where('status', '=', 'published').executeTakeFirst()
}

/** The themes that owners of sites can choose from, in their order. */
export function listPublishedThemes(db: Database): Promise<Theme[]> {
  return db.selectFrom('theme').selectAll().where('status', '=', 'published').orderBy('sort').orderBy('id').execute()
}
