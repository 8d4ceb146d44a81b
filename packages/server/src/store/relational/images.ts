import type { InstanceSettingName } from '@sightline/api-client/contract'
import type { Selectable } from 'kysely'
import type { Database } from './database.ts'
import type { ImageTable } from './schema/themes.ts'

export type Image = Selectable<ImageTable>

/** Stores a picture; the same one is stored once. */
export async function insertImage(db: Database, image: Image): Promise<void> {
  await db
    .insertInto('image')
    .values(image)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function findImage(db: Database, hash: string): Promise<Image | undefined> {
  return db.selectFrom('image').selectAll().where('hash', '=', hash).executeTakeFirst()
}

/** Deletes those of the pictures that neither a theme nor the instance uses. */
export async function deleteUnusedImages(db: Database, hashes: readonly (string | null)[]): Promise<void> {
  const known = hashes.filter((hash) => hash !== null)
  if (known.length === 0) return
  await db
    .deleteFrom('image')
    .where('hash', 'in', known)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('setting')
            .select('setting.name')
            .where('setting.name', '=', 'instance_logo' satisfies InstanceSettingName)
            .whereRef('setting.value', '=', 'image.hash'),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('theme')
            .select('theme.id')
            .where((is) =>
              is.or([
                is('theme.image_hash', '=', is.ref('image.hash')),
                is('theme.thumbnail_hash', '=', is.ref('image.hash')),
                is('theme.logo_hash', '=', is.ref('image.hash')),
              ]),
            ),
        ),
      ),
    )
    .execute()
}
