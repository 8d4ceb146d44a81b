import { styled } from 'styled-components'
import { coarsePointer, focusRing, from, token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import { secondColour } from '../plot/chartStyle.ts'

export const List = styled.ul.attrs({ role: 'list' })`
  ${typography.caption}
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-3']} ${token['space-6']};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${token['text-secondary']};
`

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  /* Beside dates, which begin with digits too, a value would take their place in Arabic. */
  strong {
    unicode-bidi: isolate;
    font-weight: ${token['weight-semibold']};
    color: ${token['text-primary']};
  }
  &::before {
    content: '';
    flex: none;
    inline-size: 1rem;
    border-block-start: 2px solid ${token['chart-1']};
    @media (forced-colors: active) {
      border-block-start-color: CanvasText;
    }
  }
  &[data-kind='compared']::before {
    border-block-start: 2px dashed ${token['chart-compare']};
  }
  &[data-kind='second']::before {
    border-block-start-color: ${token[secondColour]};
  }
  &[data-kind='forecast']::before {
    border-block-start-style: dashed;
  }
  &[data-kind='reference']::before {
    border-block-start: 1px dashed ${token['chart-axis']};
  }
  &[data-kind='layer']::before {
    inline-size: 10px;
    block-size: 10px;
    border: 0;
    border-radius: 2px;
    background: var(--series);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  &[data-kind='missing']::before {
    block-size: 10px;
    border: 1px dotted ${token['chart-axis']};
    border-radius: 2px;
    background: ${token['bg-muted']};
  }
  &[data-hidden] {
    color: ${token['text-tertiary']};
    text-decoration: line-through;
    &::before {
      opacity: 0.4;
    }
  }
  &[data-kind='interval']::before {
    block-size: 10px;
    border: 0;
    border-radius: 2px;
    background: color-mix(in srgb, ${token['chart-1']} 16%, transparent);
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`

/** Shows or hides the series of a legend item. */
export const Toggle = styled.button`
  min-inline-size: ${token['target-min']};
  min-block-size: ${token['target-min']};
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
  }
  padding: 0;
  border: 0;
  border-radius: ${token['radius-xs']};
  font: inherit;
  text-align: start;
  text-decoration: inherit;
  color: inherit;
  background: none;
  cursor: pointer;
  &:hover {
    color: ${token['text-primary']};
  }
  &:focus-visible {
    ${focusRing}
  }
`

/** A phone shows the dates just above already. */
export const Period = styled.span`
  display: none;
  unicode-bidi: isolate;
  color: ${token['text-tertiary']};
  ${from('sm')} {
    display: inline;
  }
`
