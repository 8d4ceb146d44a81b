import { Trans } from '@lingui/react/macro'
import { ApiError } from '@sightline/api-client'
import { ButtonLink, EmptyState, ErrorState, LockIcon, type EmptyStateProps } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hash.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

/** Whether asking again changes nothing: no right to the site, or a membership that has ended. */
export const isFinalError = (error: Error | null): error is ApiError =>
  error instanceof ApiError && (error.code === 403 || error.code === 402)

export const SitesLink = () => (
  <ButtonLink href={hrefOf(paths.sites)}>
    <Trans>My sites</Trans>
  </ButtonLink>
)

/** Stands in place of the page and says why. */
export function DashboardError({ error }: { error: ApiError }) {
  const text = useMessageText()
  switch (error.message) {
    case 'membership_expired':
      return (
        <Blocked title={text(error.message)} actions={<OwnersWays />}>
          <Trans>Visits are still counted. All figures come back with the renewal.</Trans>
        </Blocked>
      )
    case 'webmaster_expired':
      return (
        <Blocked title={text(error.message)} actions={<SitesLink />}>
          <Trans>Visits are still counted. All figures come back with the renewal.</Trans>
        </Blocked>
      )
    default:
      return (
        <ErrorState level={1} title={text(error.message)} actions={<SitesLink />}>
          <Trans>Ask its owner to share it with you.</Trans>
        </ErrorState>
      )
  }
}

type BlockedProps = Pick<EmptyStateProps, 'icon' | 'title' | 'actions' | 'children'>

/** Stands in for the dashboard while somebody's membership has ended. */
export const Blocked = ({ icon = LockIcon, ...rest }: BlockedProps) => (
  <div role="alert">
    <EmptyState {...rest} icon={icon} level={1} />
  </div>
)

const OwnersWays = () => (
  <>
    <ButtonLink variant="primary" href={hrefOf(paths.plans)}>
      <Trans>View plans</Trans>
    </ButtonLink>
    <SitesLink />
  </>
)
