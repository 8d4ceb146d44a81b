import { useLingui } from '@lingui/react/macro'
import type { Dashboard } from '@sightline/api-client'
import { IconButton, InfoIcon, Popover } from '@sightline/ui'
import type { StatsQuery } from '../api.ts'
import type { Defined } from './definitions.ts'
import { ExplanationText } from './ExplanationText.tsx'

export interface ExplanationProps {
  /** Which definition holds. */
  of: Defined
  /** What is explained, as it is called on the page. */
  name: string
  siteId: string
  statsQuery: StatsQuery | undefined
  /** The metrics that the range and its state are read from. */
  dashboard: Pick<Dashboard, 'range' | 'source' | 'series'>
  /**
   * When the metrics came, in milliseconds.
   * @default when those of the query came
   */
  updatedAt?: number
}

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
