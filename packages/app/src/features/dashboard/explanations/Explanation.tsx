import { useLingui } from '@lingui/react/macro'
import { IconButton, InfoIcon, Popover } from '@sightline/ui'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import type { ExplanationProps } from './ExplanationText.tsx'

/** Few open it, so its code is none of the dashboard's. */
const ExplanationText = lazyInPlace(() => import('./ExplanationText.tsx'))

/** A sign that opens what a metric is: how it is counted, of when exactly, under which filters, and how old it is. */
export function Explanation(props: ExplanationProps) {
  const { t } = useLingui()
  const { name } = props
  const label = t`How it is counted: ${name}`
  return (
    <Popover aria-label={label} align="end" trigger={<IconButton size="sm" icon={InfoIcon} aria-label={label} />}>
      <ExplanationText {...props} />
    </Popover>
  )
}
