import { Trans } from '@lingui/react/macro'
import { Badge, ViewIcon } from '@sightline/ui'
import { useAccount } from '../api.ts'

/** Says on every page of a tab whom an administrator looks at the product as. */
export function ViewAsBadge() {
  const { view_as: viewAs, userinfo } = useAccount().data ?? {}
  if (viewAs == null) return null
  const email = userinfo?.email
  return (
    <Badge tone="warning" icon={ViewIcon}>
      <Trans>Viewing as {email}</Trans>
    </Badge>
  )
}
