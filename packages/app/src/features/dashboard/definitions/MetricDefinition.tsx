import { useLingui } from '@lingui/react/macro'
import { IconButton, InfoIcon, Popover } from '@sightline/ui'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'
import type { MetricDefinitionProps } from './MetricDefinitionText.tsx'

/** Few people open an explanation, so its code is not part of the dashboard’s. */
const MetricDefinitionText = lazyInPlace(withTexts(() => import('./MetricDefinitionText.tsx'), 'management'))

/** The button that opens the explanation of a metric: its definition, its exact days, its filters and its age. */
export function MetricDefinition(props: MetricDefinitionProps) {
  const { t } = useLingui()
  const { name } = props
  const label = t`How it is counted: ${name}`
  return (
    <Popover aria-label={label} align="end" trigger={<IconButton size="sm" icon={InfoIcon} aria-label={label} />}>
      <MetricDefinitionText {...props} />
    </Popover>
  )
}
