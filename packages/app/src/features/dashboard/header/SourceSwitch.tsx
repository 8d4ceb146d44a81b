import { useLingui } from '@lingui/react/macro'
import type { Dashboard } from '@sightline/api-client'
import { SegmentedControl } from '@sightline/ui'
import type { ViewState } from '../query/useView.ts'

interface SourceSwitchProps {
  /** Undefined while the first figures load. */
  dashboard: Pick<Dashboard, 'source' | 'sources'> | undefined
  state: ViewState
}

/** Shows what our own snippet has counted, what Google Analytics has, or both; only where a site has both. */
export function SourceSwitch({ dashboard, state }: SourceSwitchProps) {
  const { t } = useLingui()
  if (dashboard?.sources === undefined) return null
  return (
    <SegmentedControl
      aria-label={t`Where the figures come from`}
      size="sm"
      items={[
        { value: 'built_in', label: 'Sightline' },
        { value: 'google_analytics', label: t`Google` },
        { value: 'both', label: t`Both` },
      ]}
      value={state.view.source ?? dashboard.source.name}
      onChange={(source) => state.ask({ source })}
    />
  )
}
