import type { Generated } from 'kysely'
import type { Immutable, VersionedRow } from './columns.ts'

export interface ThemeTable extends VersionedRow {
  id: Generated<number>
  name: string
  description: string | null
  repository: string | null
  status: 'draft' | 'published'
  sort: number
  image_hash: string | null
}

/** A picture, under the SHA-256 of its bytes in hex. */
export interface ImageTable {
  hash: Immutable<string>
  media_type: Immutable<string>
  bytes: Immutable<Uint8Array>
}
