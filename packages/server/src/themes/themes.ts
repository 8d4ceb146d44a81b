import type { ThemeFont, ThemePanel, ThemePosition } from '@sightline/api-client/contract'
import { recordAuditChange } from '../audit/audit.ts'
import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { deleteUnusedImages, insertImage, type Image } from '../store/relational/images.ts'
import { inTransaction } from '../store/relational/in-transaction.ts'
import type { RowVersion } from '../store/relational/row-version.ts'
import {
  deleteThemes,
  findTheme,
  insertTheme,
  lockThemeOrder,
  updateTheme,
  updateThemeSort,
  type NewTheme,
  type Theme,
  type ThemeChanges,
} from '../store/relational/themes.ts'
import type { Preview } from './pictures.ts'

/** The fields of a theme’s look; null keeps the product's own. */
export interface LookFields {
  accent?: string | null | undefined
  font?: ThemeFont | null | undefined
  radius?: number | null | undefined
  panels?: readonly ThemePanel[] | null | undefined
}

/** The pictures of a form; null removes the stored one, undefined leaves it. */
export interface ThemePictures {
  preview?: Preview | undefined
  logo?: Image | null | undefined
}

type ImageColumn = 'image_hash' | 'thumbnail_hash' | 'logo_hash'
type Fields<Row> = Omit<Row, ImageColumn | 'accent' | 'font' | 'radius' | 'panels'> & LookFields

/** Adds a theme with its pictures. */
export function addTheme(db: Database, theme: Fields<NewTheme>, pictures: ThemePictures, now: Date): Promise<Theme> {
  return db.transaction().execute(async (transaction) => {
    await insertImages(transaction, pictures)
    const { accent = null, font = null, radius = null, panels = null, ...rest } = theme
    const look = { accent, font, radius, panels }
    return insertTheme(transaction, { ...rest, ...columnsOf(look), ...hashesOf(pictures) }, now)
  })
}

/** The result of a change: the present theme, which is not the one that the caller saw where it is stale. */
export interface ChangedTheme {
  theme: Theme
  isStale: boolean
}

/** Updates the given fields; a picture that no theme uses any more is deleted. @throws {ApiError} not_found */
export function changeTheme(
  db: Database,
  rowVersion: RowVersion,
  changes: Fields<ThemeChanges>,
  pictures: ThemePictures,
  now: Date,
): Promise<ChangedTheme> {
  return db.transaction().execute(async (transaction) => {
    const before = await findTheme(transaction, rowVersion.id)
    const columns = { ...columnsOf(changes), ...hashesOf(pictures) }
    const theme = await updateTheme(transaction, rowVersion, columns, now)
    if (theme === undefined) {
      const current = await findTheme(transaction, rowVersion.id)
      if (current === undefined) throw new ApiError('not_found')
      return { theme: current, isStale: true }
    }
    await insertImages(transaction, pictures)
    if (before !== undefined) {
      await deleteUnusedImages(transaction, imagesOf(before))
      recordAuditChange(auditedOf(before), auditedOf(theme))
    }
    return { theme, isStale: false }
  })
}

/** Where a theme is put: just before or after another one. */
export interface ThemePlace {
  targetId: number
  position: ThemePosition
}

/**
 * Moves a theme in the order in which owners see themes, and numbers all of them anew where that changes their order.
 * @throws {ApiError} not_found for the theme and for its target
 */
export function moveTheme(db: Database, rowVersion: RowVersion, place: ThemePlace, now: Date): Promise<ChangedTheme> {
  return db.transaction().execute(async (transaction) => {
    const order = await lockThemeOrder(transaction)
    if (!order.some(({ id }) => id === place.targetId)) throw new ApiError('not_found')
    const theme = await updateTheme(transaction, rowVersion, {}, now)
    if (theme === undefined) {
      const current = await findTheme(transaction, rowVersion.id)
      if (current === undefined) throw new ApiError('not_found')
      return { theme: current, isStale: true }
    }
    const ids = order.map(({ id }) => id)
    const next = withMoved(ids, theme.id, place)
    if (next.every((id, index) => id === ids[index])) return { theme, isStale: false }
    const sorts = new Map(order.map(({ id, sort }) => [id, sort]))
    // The rows are numbered one after the other on one connection.
    for (const [sort, id] of next.entries()) if (sorts.get(id) !== sort) await updateThemeSort(transaction, id, sort)
    const position = { id: theme.id, position: ids.indexOf(theme.id) + 1 }
    recordAuditChange(position, { ...position, position: next.indexOf(theme.id) + 1 })
    return { theme: { ...theme, sort: next.indexOf(theme.id) }, isStale: false }
  })
}

/** The fields of a theme that the audit log records: of its pictures that there is another one. */
const auditedOf = ({ image_hash, thumbnail_hash: _, logo_hash, ...theme }: Theme) => ({
  ...theme,
  preview_image: image_hash,
  logo: logo_hash,
})

function withMoved(ids: readonly number[], moved: number, { targetId, position }: ThemePlace): number[] {
  if (moved === targetId) return [...ids]
  const others = ids.filter((id) => id !== moved)
  return others.toSpliced(others.indexOf(targetId) + (position === 'before' ? 0 : 1), 0, moved)
}

/**
 * Deletes themes and their pictures; websites that had one of them then have none. @returns the ids of the deleted ones
 */
export function removeThemes(db: Database, ids: readonly number[], now: Date): Promise<number[]> {
  return inTransaction(db, async (transaction) => {
    const removed = await deleteThemes(transaction, ids, now)
    await deleteUnusedImages(transaction, removed.flatMap(imagesOf))
    return removed.map((theme) => theme.id)
  })
}

/** The parts below the chart that a theme shows; null for all of them. */
export const panelsOf = ({ panels }: Pick<Theme, 'panels'>): ThemePanel[] | null =>
  panels === null ? null : (JSON.parse(panels) as ThemePanel[])

const columnsOf = <Row extends LookFields>({ panels, ...row }: Row) => ({
  ...row,
  ...(panels !== undefined && { panels: panels === null ? null : JSON.stringify(panels) }),
})

const imagesOf = ({ image_hash, thumbnail_hash, logo_hash }: Theme) => [image_hash, thumbnail_hash, logo_hash]

const hashesOf = ({ preview, logo }: ThemePictures) => ({
  ...(preview !== undefined && { image_hash: preview.picture.hash, thumbnail_hash: preview.thumbnail.hash }),
  ...(logo !== undefined && { logo_hash: logo === null ? null : logo.hash }),
})

async function insertImages(transaction: Database, { preview, logo }: ThemePictures): Promise<void> {
  const images = [preview?.picture, preview?.thumbnail, logo]
  for (const image of images) if (image !== undefined && image !== null) await insertImage(transaction, image)
}
