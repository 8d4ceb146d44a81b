import { EmptyState, LockIcon, type EmptyStateProps } from '@sightline/ui'

type BlockedProps = Pick<EmptyStateProps, 'icon' | 'title' | 'actions' | 'children'>

/** Stands in place of the dashboard while somebody's membership has ended. */
export const Blocked = ({ icon = LockIcon, ...rest }: BlockedProps) => (
  <div role="alert">
    <EmptyState {...rest} icon={icon} level={1} />
  </div>
)
