import type { Website } from '@sightline/api-client'
import { Framing } from './Framing.tsx'
import { ShareLinks } from './ShareLinks.tsx'
import { SentInvitations } from './SentInvitations.tsx'
import { SiteThemeCard } from './SiteThemeCard.tsx'
import { Viewers } from './Viewers.tsx'

/**
 * The settings of sharing a site: with people who have an account, by links, in frames of other pages, and its look
 * there.
 */
export function Sharing({ website, canEdit }: { website: Website; canEdit: boolean }) {
  const { id: siteId } = website
  return (
    <>
      <Viewers siteId={siteId} canEdit={canEdit} />
      <SentInvitations siteId={siteId} canEdit={canEdit} />
      <ShareLinks siteId={siteId} canEdit={canEdit} />
      <Framing siteId={siteId} canEdit={canEdit} />
      {canEdit && <SiteThemeCard website={website} />}
    </>
  )
}
