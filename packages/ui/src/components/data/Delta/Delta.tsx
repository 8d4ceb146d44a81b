import { msg } from '@lingui/core/macro'
import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { formatFull, formatPercent, formatPoints, missing } from '../../../format/number.ts'
import { useText } from '../../../format/useText.ts'
import { useKit } from '../../../provider/KitContext.ts'
import { token, visuallyHidden } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import { Icon } from '../Icon/index.ts'
import { judgeChange } from './judgeChange.ts'
import type { StrictOmit } from '../../props.ts'

interface Shared extends StrictOmit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * The direction that is an improvement.
   * @default 'up'
   */
  goodWhen?: 'up' | 'down' | undefined
}

interface Relative {
  /** Relative change in percent; null where the previous period has no data. */
  percent: number | null
  difference?: never
  points?: never
}

interface InPoints {
  percent?: never
  difference?: never
  /** The difference of two percentages in percentage points; null where the previous period has no data. */
  points: number | null
}

interface Absolute {
  percent?: never
  points?: never
  /** The difference as a count, negative for a decrease: for values that are too small for percentages. */
  difference: number
}

export type DeltaProps = Shared & (Relative | InPoints | Absolute)

/** The change of a metric: the arrow is the direction, the colour the judgement. */
export function Delta({ percent = null, points, difference, goodWhen = 'up', ...rest }: DeltaProps) {
  const text = useText()
  const { intlLocale } = useKit()
  const inPoints = (number: string) => text(msg`${{ number }} points`)
  const change = difference ?? points ?? percent
  if (change === null) {
    return (
      <Root {...rest} data-judgement="neutral">
        <span aria-hidden="true">{missing}</span>
        <Hidden>{text(msg`No data for the previous period`)}</Hidden>
      </Root>
    )
  }
  const { direction, judgement } = judgeChange(change, goodWhen)
  const size = direction === 'none' ? 0 : Math.abs(change)
  const amount =
    difference !== undefined
      ? formatFull(size, intlLocale)
      : points === undefined
        ? formatPercent(size, intlLocale)
        : inPoints(formatPoints(size, intlLocale))
  const sentence = {
    good: text(msg`better than the previous period`),
    bad: text(msg`worse than the previous period`),
    neutral: text(msg`as in the previous period`),
  }[judgement]
  const way = { up: text(msg`up`), down: text(msg`down`), none: '' }[direction]
  return (
    <Root {...rest} data-judgement={judgement}>
      {direction !== 'none' && <Icon icon={direction === 'up' ? ArrowUpRight : ArrowDownRight} size={14} />}
      <span aria-hidden="true">{amount}</span>
      <Hidden>{`${way} ${amount}, ${sentence}`}</Hidden>
    </Root>
  )
}

const Root = styled.span`
  ${typography.caption}
  ${tabular}
  display: inline-flex;
  align-items: center;
  gap: ${token['space-1']};
  font-weight: ${token['weight-semibold']};
  color: ${token['text-tertiary']};
  unicode-bidi: isolate;
  white-space: nowrap;
  /** The arrow has no baseline. */
  vertical-align: middle;
  &[data-judgement='good'] {
    color: ${token['positive-text']};
  }
  &[data-judgement='bad'] {
    color: ${token['negative-text']};
  }
`

const Hidden = styled.span`
  ${visuallyHidden}
`
