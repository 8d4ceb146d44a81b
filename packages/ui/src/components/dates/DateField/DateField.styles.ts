import type { CalendarDate } from '@internationalized/date'
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { styled } from 'styled-components'
import { coarsePointer, token } from '../../../theme/theme.ts'
import { tabular } from '../../../theme/typography.ts'
import { column, control, fieldSizes, type FieldHeight } from '../../inputs/Field/index.ts'

export const Root = styled(DateField<CalendarDate>)`
  ${column}
`

export const Box = styled(DateInput)<{ $size: FieldHeight }>`
  ${control}
  ${({ $size }) => fieldSizes[$size]}
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding-inline: var(--inset);
  cursor: text;
  &[data-disabled] {
    cursor: not-allowed;
  }
  /** The font size of other fields on touch screens, at which browsers do not zoom in. */
  ${coarsePointer} {
    font-size: 1rem;
  }
`

export const Segment = styled(DateSegment)`
  padding-inline: 1px;
  border-radius: ${token['radius-xs']};
  outline: none;
  &[data-placeholder] {
    color: ${token['text-tertiary']};
  }
  &[data-focused] {
    color: ${token['on-accent']};
    background: ${token.accent};
    forced-color-adjust: preserve-parent-color;
  }
`

/** Around the parts of the day and the button that stands at their end, inside the field. */
export const Line = styled.div`
  position: relative;
  display: grid;
  &[data-calendar] > ${Box} {
    padding-inline-end: calc(${token['control-sm']} + ${token['space-5']});
  }
`

export const End = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${token['space-2']};
  display: flex;
  align-items: center;
`
