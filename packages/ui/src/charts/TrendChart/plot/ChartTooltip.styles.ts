import { styled } from 'styled-components'
import { forcedEdge, reducedMotion, token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import { secondColour } from './chartStyle.ts'

export const Mark = styled.div`
  ${typography.caption}
  ${tabular}
  position: absolute;
  z-index: ${token['z-sticky']};
  inset-block-end: 32px;
  inset-inline-start: 0;
  min-inline-size: 10rem;
  max-inline-size: min(100%, 18rem);
  padding: ${token['space-4']} 0.625rem;
  border-radius: ${token['radius-md']};
  line-height: 1.5;
  &[data-pinned] {
    /** The text of a pinned tooltip can be selected. */
    user-select: text;
  }
  color: ${token['tooltip-text']};
  background: ${token['tooltip-bg']};
  box-shadow: ${token['shadow-md']};
  ${forcedEdge}
  transition: transform ${token['duration-instant']} ${token['ease-standard']};
  ${reducedMotion} {
    transition: none;
  }
`

export const Title = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${token['space-4']};
  font-weight: ${token['weight-semibold']};
`

/** The button is as large as a finger needs, without making its line higher. */
export const Close = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${token['target-min']};
  block-size: ${token['target-min']};
  margin-block: -3px;
  margin-inline-end: -4px;
  padding: 0;
  border: 0;
  border-radius: ${token['radius-sm']};
  color: inherit;
  background: none;
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid currentcolor;
    outline-offset: -2px;
  }
`

export const Rows = styled.div`
  display: grid;
  gap: ${token['space-1']};
  margin-block-start: ${token['space-2']};
`

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  color: ${token['tooltip-muted']};
  strong {
    margin-inline-start: auto;
    font-weight: ${token['weight-regular']};
    white-space: nowrap;
    /** Signs and ranges are not separated from their number in right-to-left languages. */
    direction: ltr;
    unicode-bidi: isolate;
  }
  &[data-kind='total'],
  &[data-kind='main'],
  &[data-kind='second'],
  &[data-kind='forecast'],
  &[data-kind='annotation'] {
    color: ${token['tooltip-text']};
  }
  &[data-kind='total'] strong,
  &[data-kind='main'] strong,
  &[data-kind='second'] strong,
  &[data-kind='forecast'] strong,
  &[data-kind='change'] strong {
    font-weight: ${token['weight-semibold']};
    color: ${token['tooltip-text']};
  }
  &[data-kind='layer']::before,
  &[data-kind='main']::before,
  &[data-kind='compared']::before,
  &[data-kind='second']::before,
  &[data-kind='forecast']::before {
    content: '';
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 2px;
    background: ${token['chart-1']};
    @media (forced-colors: active) {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  &[data-kind='layer']::before {
    background: var(--series);
  }
  &[data-kind='compared']::before {
    background: ${token['chart-compare']};
  }
  &[data-kind='second']::before {
    background: ${token[secondColour]};
  }
  &[data-kind='forecast']::before {
    block-size: 0;
    border-block-start: 2px dashed ${token['chart-1']};
    border-radius: 0;
    background: none;
  }
  &[data-kind='change'],
  &[data-kind='annotation'] {
    margin-block-start: ${token['space-1']};
    padding-block-start: ${token['space-2']};
    border-block-start: 1px solid color-mix(in srgb, ${token['tooltip-muted']} 30%, transparent);
  }
  &[data-kind='annotation'] {
    overflow-wrap: anywhere;
  }
`
