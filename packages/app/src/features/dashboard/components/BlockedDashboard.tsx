import { EmptyState, LockIcon, type EmptyStateProps } from '@sightline/ui'

type BlockedDashboardProps = Pick<EmptyStateProps, 'icon' | 'title' | 'actions' | 'children'>

/** Stands in place of a dashboard that may not be shown: a membership has ended, or a link or a frame is not valid. */
export const BlockedDashboard = ({ icon = LockIcon, ...rest }: BlockedDashboardProps) => (
  <div role="alert">
    <EmptyState {...rest} icon={icon} level={1} />
  </div>
)
