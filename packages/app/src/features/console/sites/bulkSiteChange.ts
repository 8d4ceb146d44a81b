import type { CallInput } from '@sightline/api-client'

/** What can be done with many websites at once, beside deleting them. */
export type SiteChangeKind = 'disable' | 'enable' | 'transfer' | 'template'

export interface BulkValues {
  status_reason: string
  owner_id: string | null
  /** Empty for no template. */
  theme_id: string
}

export const noBulkValues: BulkValues = { status_reason: '', owner_id: null, theme_id: '' }

export type SiteChange = Pick<
  CallInput<'app', 'updateAppWebsites'>,
  'status' | 'status_reason' | 'theme_id' | 'owner_id'
>

/** The change of the typed values. */
export function changeIn(kind: SiteChangeKind, { status_reason, owner_id, theme_id }: BulkValues): SiteChange {
  switch (kind) {
    case 'disable':
      return { status: 'disabled', status_reason }
    case 'enable':
      return { status: 'active' }
    case 'transfer':
      return { owner_id: owner_id ?? '' }
    case 'template':
      return { theme_id }
  }
}
