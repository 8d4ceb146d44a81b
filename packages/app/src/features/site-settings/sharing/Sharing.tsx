import type { Website } from '@sightline/api-client'
import { Framing } from './Framing.tsx'
import { ShareLinks } from './ShareLinks.tsx'
import { SentInvitations } from './SentInvitations.tsx'
import { SiteThemeCard } from './SiteThemeCard.tsx'
import { Viewers } from './Viewers.tsx'

/** With whom the site is shared: people with an account, people with a link, the pages that may frame it, and how it looks there. */
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
