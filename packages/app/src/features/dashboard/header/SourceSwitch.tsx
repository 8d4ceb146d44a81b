import { Trans, useLingui } from '@lingui/react/macro'
import type { Dashboard } from '@sightline/api-client'
import { Inline, Link, SegmentedControl } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hash.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import type { Period } from '../query/range.ts'
import type { ViewState } from '../query/useView.ts'
import { instanceName } from '../../../lib/page/instanceName.ts'

interface SourceSwitchProps {
  /** The metrics; undefined while the first ones load. */
  dashboard: Pick<Dashboard, 'source' | 'sources'> | undefined
  state: ViewState
  siteId: string
}

/**
 * Switches between the metrics of our own snippet, those of Google Analytics, and both; drawn only where a site has
 * both.
 */
export function SourceSwitch({ dashboard, state, siteId }: SourceSwitchProps) {
  const { t } = useLingui()
  if (dashboard?.sources === undefined) return null
  return (
    <Inline>
      <SegmentedControl
        aria-label={t`Where the figures come from`}
        size="sm"
        items={[
          { value: 'built_in', label: instanceName() },
          { value: 'google_analytics', label: t`Google` },
          { value: 'both', label: t`Both` },
        ]}
        value={state.view.source ?? dashboard.source.name}
        onChange={(source) => state.push({ source })}
      />
      <Link href={hrefOf(paths.differences(siteId)) + searchOfPeriod(state.view.period)}>
        <Trans>Why the numbers differ</Trans>
      </Link>
    </Inline>
  )
}

/** The same days in the address of the differences page, as far as they are whole. */
function searchOfPeriod(period: Period | undefined): string {
  if (period === undefined || ['realtime', 'today', 'yesterday'].includes(period.range)) return ''
  return `?${new URLSearchParams(Object.entries(period)).toString()}`
}
