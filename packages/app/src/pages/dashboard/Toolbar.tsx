import { useLingui } from '@lingui/react/macro'
import type { Dashboard, Range } from '@sightline/api-client'
import { CalendarIcon, Select, tabular, token, type, useFormat } from '@sightline/ui'
import styled from 'styled-components'
import { isRange } from './range.ts'

interface ToolbarProps {
  range: Range
  /** The dates of the range, once they are known. */
  dates: Dashboard['range'] | undefined
  onRangeChange: (range: Range) => void
}

/** Chooses the range of the figures. */
export function Toolbar({ range, dates, onRangeChange }: ToolbarProps) {
  const { t } = useLingui()
  const format = useFormat()
  const labels: Record<Range, string> = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    '7d': t`Last 7 days`,
    '28d': t`Last 28 days`,
    '30d': t`Last 30 days`,
    '90d': t`Last 90 days`,
  }
  return (
    <Root>
      <Dates>{dates !== undefined && format.days(dates.from, dates.to, dates.time_zone)}</Dates>
      <Range>
        <Select
          aria-label={t`Date range`}
          size="md"
          icon={CalendarIcon}
          options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
          value={range}
          onChange={(value) => {
            if (isRange(value)) onRangeChange(value)
          }}
        />
      </Range>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token['space-5']};
  margin-block-end: ${token['space-5']};
`

const Dates = styled.span`
  ${type.body}
  ${tabular}
  color: ${token['text-tertiary']};
`

const Range = styled.div`
  inline-size: 10.5rem;
`
