import type { ShareLink } from '@sightline/api-client'
import { createContext, type ComponentType } from 'react'

export interface ShareLinkDialogProps {
  siteId: string
  onChanged: () => void
  onClose: () => void
}

/** The dialogs of share links. They choose filters, so they belong to the dashboard; the settings of a site are handed them. */
export interface ShareLinkDialogs {
  Add: ComponentType<ShareLinkDialogProps>
  Change: ComponentType<ShareLinkDialogProps & { link: ShareLink }>
}

export const ShareLinkDialogsContext = createContext<ShareLinkDialogs | null>(null)
