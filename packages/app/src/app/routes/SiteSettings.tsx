import { lazyDialog } from '../../lib/lazy-code/lazyDialog.tsx'
import { loadPage, withTexts } from '../../lib/lazy-code/loadPage.ts'
import { ShareLinkDialogsContext, type ShareLinkDialogs } from '../../lib/share-links/ShareLinkDialogsContext.ts'
import SiteSettingsPage from '../../features/site-settings/pages/SiteSettingsPage.tsx'

const load = withTexts(
  () => import('../../features/dashboard/share-links/ShareLinkDialogs.tsx'),
  'management',
  'dashboard',
)

const dialogs: ShareLinkDialogs = {
  Add: lazyDialog(async () => ({ default: (await loadPage(load)).AddShareLink })),
  Change: lazyDialog(async () => ({ default: (await loadPage(load)).ChangeShareLink })),
}

/** The settings of a site, with the dialogs that another feature has for them. */
export default function SiteSettings() {
  return (
    <ShareLinkDialogsContext value={dialogs}>
      <SiteSettingsPage />
    </ShareLinkDialogsContext>
  )
}
