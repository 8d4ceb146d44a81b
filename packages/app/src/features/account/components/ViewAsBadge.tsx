import { Trans } from '@lingui/react/macro'
import { Badge, ViewIcon } from '@sightline/ui'
import { useAccount } from '../api.ts'

/** Says on every page of a tab that an administrator looks at the product as somebody else. */
export function ViewAsBadge() {
  const viewAs = useAccount().data?.view_as
  if (viewAs == null) return null
  return (
    <Badge tone="warning" icon={ViewIcon}>
      {viewAs.is_read_only ? (
        <Trans>Viewing as somebody else, read only</Trans>
      ) : (
        <Trans>Viewing as somebody else</Trans>
      )}
    </Badge>
  )
}
