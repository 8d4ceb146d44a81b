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
  gap: ${token['space-4']};
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
    grid-template-columns: minmax(0, 18rem) minmax(0, 1fr) 9rem;
  }
`

export const Name = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: ${token['text-primary']};
  &[data-end] {
    font-weight: ${token['weight-semibold']};
  }
`

export const Description = styled.div`
  ${typography.caption}
  color: ${token['text-secondary']};
`

const stripes = `repeating-linear-gradient(135deg, ${token['chart-compare']} 0 2px, transparent 2px 6px)`

export const Bar = styled.div`
  position: relative;
  grid-row: 2;
  grid-column: 1 / -1;
  block-size: 1rem;
  border-radius: ${token['radius-full']};
  background: ${token['bg-muted']};
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: min(var(--from, 0%), calc(100% - 3px));
    inline-size: max(3px, var(--size, 0%));
    border-radius: ${token['radius-full']};
    background: ${token['cat-2']};
    @media (forced-colors: active) {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  &[data-kind='start']::before {
    background: ${token['chart-1']};
  }
  &[data-kind='end']::before {
    background: ${token['chart-compare']};
  }
  &[data-kind='rest']::before {
    background: ${stripes};
    outline: 1px solid ${token['chart-compare']};
    outline-offset: -1px;
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
  color: ${token['text-secondary']};
  strong {
    font-weight: ${token['weight-micro']};
    color: ${token['text-primary']};
  }
`
