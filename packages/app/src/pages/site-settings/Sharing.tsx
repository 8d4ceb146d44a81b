import { ShareLinks } from './ShareLinks.tsx'
import { Viewers } from './Viewers.tsx'

/** With whom the site is shared: people with an account, and whoever has a link. */
export function Sharing({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  return (
    <>
      <Viewers siteId={siteId} canEdit={canEdit} />
      <ShareLinks siteId={siteId} canEdit={canEdit} />
    </>
  )
}
