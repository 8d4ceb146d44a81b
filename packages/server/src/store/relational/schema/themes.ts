import type { Generated } from 'kysely'
import type { Fixed, Versioned } from './columns.ts'

export interface ThemeTable extends Versioned {
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
  hash: Fixed<string>
  media_type: Fixed<string>
  bytes: Fixed<Uint8Array>
}
