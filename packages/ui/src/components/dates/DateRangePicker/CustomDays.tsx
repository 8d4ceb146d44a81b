import { msg } from '@lingui/core/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import { Icon } from '../../data/Icon/index.ts'
import { countDays } from './range/dateRange.ts'
import { inOrder, type RangeProblem } from './range/rangeProblem.ts'
import { DaysFields } from './DaysFields.tsx'
import { RelativeRow } from './RelativeRow.tsx'
import { Months } from './months/Months.tsx'
import { dayCount, problemText } from './openPickerTexts.ts'
import type { Draft } from './useDraft.ts'
import type { PickerSettings } from './PickerSettings.types.ts'

interface CustomDaysProps {
  draft: Draft
  frame: PickerSettings
  /** The number of months side by side. */
  months: 1 | 2
}

/** The first and the last day of a custom range, as fields and in a calendar. */
export function CustomDays({ draft, frame, months }: CustomDaysProps) {
  const text = useText()
  const { first, last } = draft.days
  const count = first === null || last === null ? 0 : countDays(inOrder({ first, last }))
  return (
    <Root>
      {frame.hasRelativeRanges && <RelativeRow value={draft.relative} onChange={draft.setRelative} />}
      <Typed>
        <DaysFields
          days={draft.days}
          firstLabel={text(msg`First day`)}
          lastLabel={text(msg`Last day`)}
          wrong={draft.wrong}
          onChange={draft.setDays}
          {...(frame.granularity === 'minute' && { times: draft.times, onTimesChange: draft.setTimes })}
        />
        {count > 0 && <Count data-part="count">{text(dayCount(count))}</Count>}
      </Typed>
      <Problem problem={draft.problem} maxDays={frame.limits.maxDays} reason={frame.maxDaysReason} />
      <Months days={draft.days} frame={frame} months={months} onChange={draft.setDays} />
    </Root>
  )
}

interface ProblemProps {
  problem: RangeProblem | null
  maxDays: number | null
  /** The reason why a range may not have more days. */
  reason?: ReactNode | undefined
}

/** The error of the days. A missing day is visible and needs no message. */
export function Problem({ problem, maxDays, reason }: ProblemProps) {
  const text = useText()
  const isSaid = problem !== null && problem !== 'missing'
  return (
    <Line role="status" data-part="problem">
      {isSaid && (
        <>
          <Icon icon={CircleAlert} size={14} />
          <span>
            {text(problemText(problem, maxDays))}
            {problem === 'long' && reason !== undefined && <> {reason}</>}
          </span>
        </>
      )}
    </Line>
  )
}

const Root = styled.div`
  padding: ${token['space-6']} ${token['space-7']};
`

const Typed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-4']};
`

const Count = styled.span`
  ${typography.micro}
  ${tabular}
  padding: ${token['space-1']} ${token['space-4']};
  border-radius: ${token['radius-full']};
  color: ${token['text-secondary']};
  background: ${token['bg-muted']};
`

const Line = styled.p`
  ${typography.caption}
  display: flex;
  align-items: center;
  gap: ${token['space-3']};
  margin: 0;
  color: ${token['negative-text']};
  &:not(:empty) {
    padding-block-start: ${token['space-3']};
  }
`
