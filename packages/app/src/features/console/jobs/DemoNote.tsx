import { Trans } from '@lingui/react/macro'
import { Callout } from '@sightline/ui'
import { useInstance } from '../../auth/index.ts'

/** Says above work in progress that what an instance with a demo began with only shows how such work looks. */
export function DemoNote() {
  const instance = useInstance()
  return instance.data?.is_demo === true ? (
    <Callout title={<Trans>This is a demo</Trans>}>
      <Trans>What waited or ran when it began is a sample and never moves on. Whatever you start runs.</Trans>
    </Callout>
  ) : null
}
