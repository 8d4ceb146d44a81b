import { Trans } from '@lingui/react/macro'
import type { ApiError } from '@sightline/api-client'
import { ButtonLink, ErrorState } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { BlockedDashboard } from './BlockedDashboard.tsx'
import { SitesLink } from '../../../lib/page/SitesLink.tsx'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

/** Stands in place of the dashboard and explains the error. */
export default function DashboardError({ error }: { error: ApiError }) {
  const text = useMessageText()
  switch (error.message) {
    case 'membership_expired':
      return (
        <BlockedDashboard title={text(error.message)} actions={<OwnersWays />}>
          <Trans>Visits are still counted. Renew to see all statistics again.</Trans>
        </BlockedDashboard>
      )
    case 'webmaster_expired':
      return (
        <BlockedDashboard title={text(error.message)} actions={<SitesLink />}>
          <Trans>Visits are still counted. Renew to see all statistics again.</Trans>
        </BlockedDashboard>
      )
    default:
      return (
        <ErrorState level={1} title={text(error.message)} actions={<SitesLink />}>
          <Trans>Ask its owner to share it with you.</Trans>
        </ErrorState>
      )
  }
}

const OwnersWays = () => (
  <>
    <ButtonLink variant="primary" href={hrefOf(paths.plans)}>
      <Trans>View plans</Trans>
    </ButtonLink>
    <SitesLink />
  </>
)
