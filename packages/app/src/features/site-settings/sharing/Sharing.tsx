import { Framing } from './Framing.tsx'
import { ShareLinks } from './ShareLinks.tsx'
import { SentInvitations } from './SentInvitations.tsx'
import { Viewers } from './Viewers.tsx'

/** With whom the site is shared: people with an account, people with a link, and the pages that may frame it. */
export function Sharing({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  return (
    <>
      <Viewers siteId={siteId} canEdit={canEdit} />
      <SentInvitations siteId={siteId} canEdit={canEdit} />
      <ShareLinks siteId={siteId} canEdit={canEdit} />
      <Framing siteId={siteId} canEdit={canEdit} />
    </>
  )
}
