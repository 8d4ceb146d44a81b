import { Trans } from '@lingui/react/macro'
import { Callout } from '@sightline/ui'

/** Says that an administrator has disabled the site, and why, where the reason is known. */
export default function DisabledNotice({ reason }: { reason: string | null }) {
  return (
    <Callout tone="warning" title={<Trans>An administrator has disabled this site: its events are not counted.</Trans>}>
      {reason !== null && <bdi>{reason}</bdi>}
    </Callout>
  )
}
