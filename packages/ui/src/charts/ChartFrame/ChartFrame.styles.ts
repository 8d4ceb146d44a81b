import { styled, css } from 'styled-components'
import { focusRing, token, visuallyHidden } from '../../theme/theme.ts'
import { tabular, typography } from '../../theme/typography.ts'
import { chartHeight } from './chartHeight.ts'

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-3']} ${token['space-5']};
  min-block-size: 2.75rem;
`

export const Root = styled.section<{ $isHeadLast?: boolean }>`
  min-inline-size: 0;
  /** The totals of a drawing that another one replaces. */
  &[aria-busy='true'] [data-part='legend'] strong {
    color: ${token['text-tertiary']};
  }
  ${({ $isHeadLast }) =>
    $isHeadLast &&
    css`
      display: flex;
      flex-direction: column;
      > ${Head} {
        order: 1;
      }
    `}
`

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-4']};
  margin-inline-start: auto;
  /** Buttons are not printed. */
  @media print {
    display: none;
  }
`

/** The height of the content, or of a chart. */
const height = css<{ $isReserved: boolean }>`
  ${({ $isReserved }) => $isReserved && chartHeight}
`

/** Maximum height of a table whose chart has no fixed height; longer tables scroll. */
const largestTable = '22rem'

export const Content = styled.div<{ $isReserved: boolean }>`
  ${height}
  position: relative;
  min-inline-size: 0;
  /** A drawing that another one replaces. */
  &[data-stale] {
    filter: grayscale(1);
    opacity: 0.4;
  }
`

export const Note = styled.p`
  ${typography.caption}
  margin: ${token['space-4']} 0 0;
  color: ${token['text-secondary']};
  &:empty {
    display: none;
  }
`

export const Message = styled.div`
  ${typography.body}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token['space-4']};
  min-block-size: 100%;
  padding: ${token['space-6']};
  text-align: center;
  color: ${token['text-secondary']};
  p {
    margin: 0;
    max-inline-size: 20rem;
  }
`

export const Scroll = styled.div<{ $isReserved: boolean }>`
  ${height}
  max-block-size: ${largestTable};
  overflow: auto;
  border-radius: ${token['radius-sm']};
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`

export const Table = styled.table`
  ${typography.body}
  ${tabular}
  inline-size: 100%;
  border-collapse: collapse;
  caption {
    ${visuallyHidden}
  }
  th,
  td {
    block-size: ${token['row-table']};
    padding: 0 ${token['space-4']};
    border-block-end: 1px solid ${token['border-subtle']};
    text-align: start;
    font-weight: ${token['weight-regular']};
  }
  thead th {
    ${typography.caption}
    position: sticky;
    inset-block-start: 0;
    font-weight: ${token['weight-medium']};
    color: ${token['text-secondary']};
    background: ${token['bg-subtle']};
  }
  td,
  thead th:not(:first-child) {
    text-align: end;
  }
`

/** Placeholder for the grid lines of the chart. */
export const Ghost = styled.div`
  position: absolute;
  inset-block: 8px 26px;
  inset-inline: 0;
  border-block: 1px solid ${token['chart-grid']};
  background: repeating-linear-gradient(
    to bottom,
    transparent 0 calc(100% / 3 - 1px),
    ${token['chart-grid']} calc(100% / 3 - 1px) calc(100% / 3)
  );
`
