import { Framing } from './Framing.tsx'
import { ShareLinks } from './ShareLinks.tsx'
import { Viewers } from './Viewers.tsx'

/** With whom the site is shared: people with an account, and whoever has a link; and which pages may frame that. */
export function Sharing({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  return (
    <>
      <Viewers siteId={siteId} canEdit={canEdit} />
      <ShareLinks siteId={siteId} canEdit={canEdit} />
      <Framing siteId={siteId} canEdit={canEdit} />
    </>
  )
}
