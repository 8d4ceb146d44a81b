import { Trans, useLingui } from '@lingui/react/macro'
import type { StatsSourceName } from '@sightline/api-client'
import { Inline, Link, SegmentedControl } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import type { Period } from '../query/range.ts'
import type { ViewState } from '../query/useView.ts'
import { instanceName } from '../../../lib/page/instanceName.ts'

interface SourceSwitchProps {
  /** The source of the metrics that are shown. */
  source: StatsSourceName
  state: ViewState
  siteId: string
}

/** Switches between the metrics of our own snippet, those of Google Analytics, and both, for a site that has both. */
export default function SourceSwitch({ source, state, siteId }: SourceSwitchProps) {
  const { t } = useLingui()
  return (
    <Inline>
      <SegmentedControl
        aria-label={t`Data source`}
        size="sm"
        items={[
          { value: 'built_in', label: instanceName() },
          { value: 'google_analytics', label: t`Google` },
          { value: 'both', label: t`Both` },
        ]}
        value={state.view.source ?? source}
        onChange={(next) => state.push({ source: next })}
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
