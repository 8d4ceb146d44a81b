import { useLingui } from '@lingui/react/macro'
import type { Dashboard } from '@sightline/api-client'
import { CalendarIcon, from, Select, token, useFormat } from '@sightline/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { isRange, type Range } from './range.ts'

interface ToolbarProps {
  /** Undefined while it is not known which range opens. */
  range: Range | undefined
  /** The dates of the range, once they are known. */
  dates: Dashboard['range'] | undefined
  onRangeChange: (range: Range) => void
  /** What stands at the start of the line. */
  children?: ReactNode
}

/** Chooses the range of the figures; stays in sight. */
export function Toolbar({ range, dates, onRangeChange, children }: ToolbarProps) {
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
      {children}
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
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-4']} ${token['space-6']};
  /* The cards below keep their upper edge, which is drawn outside of them. */
  margin-block: calc(-1 * ${token['space-5']}) ${token['space-1']};
  padding-block: ${token['space-5']} calc(${token['space-5']} - ${token['space-1']});
  background: ${token['bg-canvas']};
`

/** As wide as it needs to be for its dates, so that nothing moves when they come. */
const Range = styled.div`
  inline-size: 100%;
  margin-inline-start: auto;
  ${from('sm')} {
    inline-size: 18.5rem;
  }
`
