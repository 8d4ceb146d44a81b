import { styled, css } from 'styled-components'
import { focusRing, forcedEdge, token } from '../../theme/theme.ts'
import { tabular, typography } from '../../theme/typography.ts'

/** The shadow of an edge: what is at the start of it fades towards the end, and the other way round. */
const shade = (edge: 'start' | 'end') => css`
  background: linear-gradient(
    calc(var(--towards-end) * ${edge === 'start' ? 90 : -90}deg),
    color-mix(in srgb, ${token['text-primary']} 14%, transparent),
    transparent
  );
  pointer-events: none;
`

export const Root = styled.div`
  --towards-end: 1;
  &:dir(rtl) {
    --towards-end: -1;
  }
  position: relative;
  overflow: clip;
  overflow-clip-margin: 4px;
  border-radius: ${token['radius-lg']};
  background: ${token['bg-surface']};
  box-shadow: 0 0 0 1px ${token['border-subtle']};
  ${forcedEdge}
  /** The shadow at an edge where the table continues. */
  &:has(> [data-more~='end'])::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: ${token['space-7']};
    border-start-end-radius: inherit;
    border-end-end-radius: inherit;
    ${shade('end')}
  }
`

export const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  border-radius: inherit;
  outline: none;
  &:focus-visible {
    ${focusRing}
  }
  &[data-more~='start'] tr > :first-child::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 100%;
    inline-size: ${token['space-4']};
    ${shade('start')}
  }
`

export const Table = styled.table`
  ${typography.body}
  ${tabular}
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  color: ${token['text-primary']};
  th,
  td {
    padding: ${token['space-5']} ${token['space-7']};
    text-align: center;
    border-block-start: 1px solid ${token['border-subtle']};
  }
  thead > tr > th {
    font-weight: ${token['weight-strong']};
    vertical-align: top;
    border-block-start: 0;
    background: ${token['bg-subtle']};
  }
  tr > :not(:first-child) {
    inline-size: 20%;
    min-inline-size: 6rem;
  }
  tr > th:first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    min-inline-size: 9rem;
    text-align: start;
  }
  tbody > tr > th {
    background: ${token['bg-surface']};
    font-weight: ${token['weight-regular']};
  }
  td > svg {
    vertical-align: middle;
    color: ${token['text-tertiary']};
    &[data-included] {
      color: ${token['positive-text']};
    }
  }
  td[data-current] {
    background: ${token['accent-soft']};
  }
`

export const Current = styled.span`
  ${typography.caption}
  display: block;
  font-weight: ${token['weight-regular']};
  color: ${token['text-secondary']};
`
