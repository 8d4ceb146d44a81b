import { useLingui } from '@lingui/react/macro'
import { pages } from './pages.ts'
import { useAccount } from '../../features/account/index.ts'
import { lazyCode } from '../../lib/lazy-code/lazyCode.tsx'
import { useDocumentTitle } from '../../lib/page/useDocumentTitle.ts'

const SiteManagementPage = lazyCode(pages.siteManagement)
const SitesPage = lazyCode(pages.sites)

/** The page at `/`: all websites for administrators, one’s own for everybody else. */
export function HomePage() {
  const { t } = useLingui()
  const { data: account, isPending } = useAccount()
  const isAdmin = account?.level === 'admin'
  useDocumentTitle(isPending ? undefined : isAdmin ? t`Site management` : t`My sites`)
  if (isPending) return null
  return isAdmin ? <SiteManagementPage /> : <SitesPage />
}
