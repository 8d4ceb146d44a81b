import type { ListName, Output, Schemas } from '@sightline/api-client/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { ListSettingTable } from '../schema/list-settings.ts'

export type ListSettings = Output<Schemas['listSetting']['get']>

type SettingsPart = { [Part in keyof ListSettings]?: ListSettings[Part] | undefined }

/** Whose settings, of which list. */
interface Place {
  userId: number
  list: ListName
}

/** What a person has chosen for a list. */
export async function readListSettings(db: Database, { userId, list }: Place): Promise<ListSettings> {
  const row = await db
    .selectFrom('list_setting')
    .select(['table_view', 'filter_sets'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst()
  return row === undefined ? { table_view: null, filter_sets: [] } : settingsOf(row)
}

/** Stores the given part in one statement, so that two windows of a person that choose different things both keep theirs. */
export async function storeListSettings(
  db: Database,
  { userId, list }: Place,
  { table_view, filter_sets }: SettingsPart,
  now: Date,
): Promise<ListSettings> {
  const at = now.toISOString()
  const given = {
    ...(table_view !== undefined && { table_view: table_view === null ? null : JSON.stringify(table_view) }),
    ...(filter_sets !== undefined && { filter_sets: JSON.stringify(filter_sets) }),
  }
  const row = await db
    .insertInto('list_setting')
    .values({ user_id: userId, list, table_view: null, filter_sets: '[]', ...given, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet({ ...given, updated_at: at }))
    .returning(['table_view', 'filter_sets'])
    .executeTakeFirstOrThrow()
  return settingsOf(row)
}

/** Parses the columns, which only this file writes. */
const settingsOf = ({
  table_view,
  filter_sets,
}: Pick<Selectable<ListSettingTable>, 'table_view' | 'filter_sets'>): ListSettings => ({
  table_view: table_view === null ? null : (JSON.parse(table_view) as ListSettings['table_view']),
  filter_sets: JSON.parse(filter_sets) as ListSettings['filter_sets'],
})
