import styled from 'styled-components'
import { focusRing, forcedEdge, token } from '../../theme/theme.ts'
import { tabular, type } from '../../theme/typography.ts'

export const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  border-radius: ${token['radius-lg']};
  background: ${token['bg-surface']};
  box-shadow: 0 0 0 1px ${token['border-subtle']};
  outline: none;
  ${forcedEdge}
  &:focus-visible {
    ${focusRing}
  }
`

export const Table = styled.table`
  ${type.body}
  ${tabular}
  inline-size: 100%;
  border-collapse: collapse;
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
    min-inline-size: 9rem;
    text-align: start;
  }
  tbody > tr > th {
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
  ${type.caption}
  display: block;
  font-weight: ${token['weight-regular']};
  color: ${token['text-secondary']};
`
