import type { Selectable } from 'kysely'
import type { Database } from './database.ts'
import type { SettingTable } from './schema/settings.ts'

export type SettingRow = Selectable<SettingTable>

export const findSetting = (db: Database, name: string): Promise<SettingRow | undefined> =>
  db.selectFrom('setting').selectAll().where('name', '=', name).executeTakeFirst()

/** @param version That was seen; 0 where there was no row @returns false where somebody else has changed it since */
export async function writeSetting(
  db: Database,
  { name, value, version }: Pick<SettingRow, 'name' | 'value' | 'version'>,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  if (version > 0) {
    const updated = await db
      .updateTable('setting')
      .set({ value, version: version + 1, updated_at: at })
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst()
    return Number(updated.numUpdatedRows) > 0
  }
  const inserted = await db
    .insertInto('setting')
    .values({ name, value, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(inserted.numInsertedOrUpdatedRows) > 0
}
