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
  /** The hash of the smaller picture. */
  thumbnail_hash: string | null
  accent: string | null
  font: ThemeFont | null
  radius: number | null
  logo_hash: string | null
  /** JSON: a list of the shown parts; null for all of them. */
  panels: string | null
}

/** A picture by the SHA-256 of its bytes, in hex. */
export interface ImageTable {
  hash: Immutable<string>
  media_type: Immutable<string>
  bytes: Immutable<Uint8Array>
}
