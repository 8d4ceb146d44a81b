import type { ThemeFont, ThemeStatus } from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable, VersionedRow } from './columns.ts'

export interface ThemeTable extends VersionedRow {
  id: Generated<number>
  name: string
  description: string | null
  repository: string | null
  status: ThemeStatus
  sort: number
  image_hash: string | null
  /** The same picture, smaller. */
  thumbnail_hash: string | null
  accent: string | null
  font: ThemeFont | null
  radius: number | null
  logo_hash: string | null
  /** JSON of the parts that are shown; null for all of them. */
  panels: string | null
}

/** A picture, under the SHA-256 of its bytes in hex. */
export interface ImageTable {
  hash: Immutable<string>
  media_type: Immutable<string>
  bytes: Immutable<Uint8Array>
}
