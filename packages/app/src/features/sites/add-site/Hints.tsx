import { Trans } from '@lingui/react/macro'
import { CoinsIcon, GlobeIcon, Icon, TextIcon } from '@sightline/ui'
import { Hint, HintList } from './AddSite.styles.ts'

/** Explains the three fields. */
export function Hints() {
  return (
    <HintList>
      <Hint>
        <Icon icon={TextIcon} />
        <dt>
          <Trans>Website name</Trans>
        </dt>
        <dd>
          <Trans>Shown in the list of sites and on the dashboard. You can change it later.</Trans>
        </dd>
      </Hint>
      <Hint>
        <Icon icon={GlobeIcon} />
        <dt>
          <Trans>Domain name</Trans>
        </dt>
        <dd>
          <Trans>
            Without https:// and without a path. Subdomains are counted together unless you add them as separate sites.
          </Trans>
        </dd>
      </Hint>
      <Hint>
        <Icon icon={CoinsIcon} />
        <dt>
          <Trans>Currency type</Trans>
        </dt>
        <dd>
          <Trans>Used for order values and revenue. Past orders are not converted when it changes.</Trans>
        </dd>
      </Hint>
    </HintList>
  )
}
