import { useLingui } from '@lingui/react/macro'
import type { Dashboard, Range } from '@sightline/api-client'
import { CalendarIcon, from, Select, token, useFormat } from '@sightline/ui'
import styled from 'styled-components'
import { isRange } from './range.ts'

interface ToolbarProps {
  /** Undefined while it is not known which range opens. */
  range: Range | undefined
  /** The dates of the range, once they are known. */
  dates: Dashboard['range'] | undefined
  onRangeChange: (range: Range) => void
}

/** Chooses the range of the figures; stays in sight. */
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
      <Range>
        <Select
          aria-label={t`Date range`}
          size="md"
          icon={CalendarIcon}
          placeholder=" "
          options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
          value={range ?? null}
          valueNote={dates !== undefined && format.days(dates.from, dates.to, dates.time_zone)}
          onChange={(value) => {
            if (isRange(value)) onRangeChange(value)
          }}
        />
      </Range>
    </Root>
  )
}

const Root = styled.div`
  position: sticky;
  z-index: ${token['z-sticky']};
  inset-block-start: ${token['layout-header']};
  display: flex;
  justify-content: flex-end;
  margin-block-start: calc(-1 * ${token['space-5']});
  padding-block: ${token['space-5']};
  background: ${token['bg-canvas']};
`

/** As wide as it needs to be for its dates, so that nothing moves when they come. */
const Range = styled.div`
  inline-size: 100%;
  ${from('sm')} {
    inline-size: 18.5rem;
  }
`
