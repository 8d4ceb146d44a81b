import { Trans } from '@lingui/react/macro'
import { Badge } from '@sightline/ui'
import { useInstance } from '../api.ts'

/** Says on every page that the visits of this instance are invented. */
export function DemoBadge() {
  const instance = useInstance()
  return instance.data?.is_demo === true ? (
    <Badge tone="warning">
      <Trans>Demo</Trans>
    </Badge>
  ) : null
}
