import { styled, css } from 'styled-components'
import { coarsePointer, focusRing, token, visuallyHidden } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'

/** The layout: `bars` draws a bar behind each name, `table` shows unabbreviated values below visible headings. */
export type BreakdownLayout = 'bars' | 'table'

interface Layout {
  $layout: BreakdownLayout
}

/** Height of a row and of its placeholder. */
export const rowHeight = (layout: BreakdownLayout) => (layout === 'bars' ? token['row-breakdown'] : token['row-table'])

const height = css<Layout>`
  block-size: ${({ $layout }) => rowHeight($layout)};
  ${coarsePointer} {
    block-size: ${token['row-breakdown-touch']};
  }
`

export const Table = styled.table<Layout>`
  ${typography.body}
  position: relative;
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: ${({ $layout }) => ($layout === 'bars' ? 'separate' : 'collapse')};
  border-spacing: 0 2px;
  margin-block: ${({ $layout }) => ($layout === 'bars' ? '-2px' : 0)};
  &[data-stale] {
    filter: grayscale(1);
    tbody * {
      color: ${token['text-tertiary']};
    }
  }
`

/** Hides columns where there is little room. */
const leaves = css`
  &[data-leaves-below='narrow'] {
    @container (max-width: 28rem) {
      display: none;
    }
  }
  &[data-leaves-below='medium'] {
    @container (max-width: 40rem) {
      display: none;
    }
  }
  &[data-leaves-below='wide'] {
    @container (max-width: 52rem) {
      display: none;
    }
  }
`

interface Width {
  $sorts: boolean
  $isChange: boolean
  $isFurther: boolean
}

/** A sortable heading has an arrow beside its label, and a change one before its number. */
const barsWidth = ({ $sorts, $isChange, $isFurther }: Width) =>
  $sorts || $isChange ? '5.5rem' : $isFurther ? '5.5rem' : '3.75rem'
const narrowTableWidth = ({ $sorts }: Width) => ($sorts ? '6.5rem' : '5.5rem')

export const MetricColumn = styled.col<Layout & Width>`
  inline-size: ${({ $layout, ...width }) => ($layout === 'bars' ? barsWidth(width) : '8rem')};
  @container (max-width: 30rem) {
    inline-size: ${({ $layout, ...width }) => ($layout === 'bars' ? barsWidth : narrowTableWidth)(width)};
  }
  ${leaves}
`

export const Head = styled.thead<{ $isShown: boolean }>`
  ${({ $isShown }) => !$isShown && visuallyHidden}
`

export const HeadCell = styled.th<Layout & { $isMetric?: boolean | undefined }>`
  ${typography.caption}
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  block-size: ${token['row-table-head']};
  padding: 0 ${({ $layout }) => ($layout === 'bars' ? token['space-4'] : '1.125rem')};
  border-block-end: 1px solid ${token['border-default']};
  font-weight: ${token['weight-medium']};
  text-align: ${({ $isMetric = false }) => ($isMetric ? 'end' : 'start')};
  color: ${token['text-secondary']};
  background: ${token['bg-subtle']};
  ${leaves}
`

/** The heading of a sortable column. */
export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token['space-2']};
  min-block-size: ${token['target-min']};
  padding: 0;
  border: 0;
  border-radius: ${token['radius-xs']};
  font: inherit;
  color: inherit;
  background: none;
  cursor: pointer;
  & > svg {
    flex: none;
  }
  [aria-sort] > & {
    color: ${token['text-primary']};
  }
  &:focus-visible {
    ${focusRing}
  }
`

const bar = css`
  position: relative;
  /** The bar is limited to this column, so that it never runs below the values. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: max(3px, var(--bar));
    border-radius: 5px;
    background: ${token.bar};
  }
  @media (forced-colors: active) {
    &::before {
      border-block-end: 2px solid CanvasText;
      border-radius: 0;
    }
  }
`

export const Name = styled.th<Layout>`
  padding: 0 ${({ $layout }) => ($layout === 'bars' ? token['space-4'] : '1.125rem')};
  font-weight: ${({ $layout }) => ($layout === 'bars' ? token['weight-regular'] : token['weight-medium'])};
  text-align: start;
  color: ${token['text-primary']};
  ${({ $layout }) => $layout === 'bars' && bar}
`

export const MetricCell = styled.td`
  ${tabular}
  white-space: nowrap;
  padding: 0;
  padding-inline-end: ${token['space-4']};
  font-weight: ${token['weight-micro']};
  text-align: end;
  color: ${token['text-primary']};
  ${leaves}
  svg {
    margin-inline-start: auto;
  }
`

export const Percent = styled.td`
  ${typography.caption}
  ${tabular}
  padding: 0;
  padding-inline-end: ${token['space-4']};
  text-align: end;
  color: ${token['text-tertiary']};
  ${leaves}
`

export const NameLine = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  min-inline-size: 0;
  & > :first-child {
    min-inline-size: 0;
  }
`

export const Row = styled.tr<Layout>`
  ${height}
  &:is(div) {
    display: flex;
    align-items: center;
    padding-inline: ${({ $layout }) => ($layout === 'bars' ? token['space-4'] : '1.125rem')};
    ${({ $layout }) => $layout === 'bars' && 'margin-block-start: 2px;'}
  }
  &[data-pressable] {
    cursor: pointer;
  }
  &:hover,
  &[data-highlighted] {
    background: ${token['bg-hover']};
    ${Name}::before {
      background: ${token['bar-hover']};
    }
  }
  ${({ $layout }) =>
    $layout === 'table' &&
    css`
      & + & {
        border-block-start: 1px solid ${token['border-subtle']};
      }
      ${MetricCell} {
        padding-inline: 1.125rem;
      }
      ${MetricCell} + ${MetricCell} {
        font-weight: ${token['weight-regular']};
      }
    `}
`
