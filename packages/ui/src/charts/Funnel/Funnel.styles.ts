import { styled } from 'styled-components'
import { from, token } from '../../theme/theme.ts'
import { tabular, typography } from '../../theme/typography.ts'

export const Legend = styled.div`
  ${typography.caption}
  ${tabular}
  color: ${token['text-secondary']};
  strong {
    font-weight: ${token['weight-semibold']};
    color: ${token['text-primary']};
  }
`

export const Steps = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${token['space-3']};
  margin: 0;
  padding: ${token['space-4']} 0;
  list-style: none;
`

/** Name, bar and values of a step: stacked on a phone, side by side on wider screens. */
export const Step = styled.li`
  ${typography.body}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token['space-2']} ${token['space-5']};
  align-items: center;
  ${from('md')} {
    grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) 8rem;
  }
`

export const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: ${token['text-primary']};
`

export const Number = styled.span`
  ${typography.micro}
  ${tabular}
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border-radius: ${token['radius-full']};
  color: ${token['text-secondary']};
  background: ${token['bg-muted']};
`

export const Bar = styled.div`
  grid-row: 3;
  grid-column: 1 / -1;
  block-size: 1.75rem;
  border-radius: 5px;
  background: ${token['bg-muted']};
  overflow: clip;
  &::before {
    content: '';
    display: block;
    inline-size: max(3px, var(--share, 0%));
    block-size: 100%;
    border-radius: 5px;
    background: ${token['chart-1']};
    @media (forced-colors: active) {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
  ${from('md')} {
    grid-row: auto;
    grid-column: auto;
  }
`

export const Values = styled.div`
  ${tabular}
  display: flex;
  align-items: baseline;
  justify-content: flex-end;
  gap: ${token['space-4']};
  color: ${token['text-tertiary']};
  strong {
    font-weight: ${token['weight-micro']};
    color: ${token['text-primary']};
  }
`

/** The visitors who dropped off between two steps, under the bar. */
export const Dropped = styled.div`
  ${typography.caption}
  ${tabular}
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${token['space-3']};
  padding-block-end: ${token['space-2']};
  color: ${token['text-tertiary']};
  ${from('md')} {
    grid-column: 2 / -1;
  }
`
