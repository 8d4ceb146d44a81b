import { styled, css } from 'styled-components'
import { focusRing, forcedEdge, token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import { rowControls } from './rows/rowControls.styles.ts'

export const Root = styled.div`
  --row: ${token['row-height-two-line']};
  position: relative;
  border-radius: ${token['radius-lg']};
  background: ${token['bg-surface']};
  box-shadow:
    0 0 0 1px ${token['border-subtle']},
    ${token['shadow-xs']};
  ${forcedEdge}
  &[data-density='compact'] {
    --row: ${token['row-height']};
  }
`

/**
 * A shadow that fades sideways alone, so that those of cells below each other are one: a blur would end at each hairline.
 * @param side 1 for that at the end of a cell, −1 for that at its start.
 */
const edge = (side: 1 | -1) => {
  // The shade is of the scrim's colour, which is dark in both themes: a lighter one would glow.
  const shade = `color-mix(in srgb, ${token.scrim} 9%, transparent)`
  const steps = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => `calc(var(--towards-end) * ${side * step}px) 0 ${shade}`)
  return css`
    box-shadow: ${[`calc(var(--towards-end) * ${side}px) 0 ${token['border-default']}`, ...steps].join(', ')};
  `
}

/** Pinned columns cast a shadow on the columns that scroll below them; `useScrollShadows` sets the sides. */
const shadows = css`
  --towards-end: 1;
  &:dir(rtl) {
    --towards-end: -1;
  }
  &[data-more~='start'] tr > :is([data-cell='identity'], [data-pinned='start']) {
    ${edge(1)}
  }
  &[data-more~='end'] tr > :is([data-cell='actions'], [data-pinned='end']) {
    ${edge(-1)}
  }
  & tr > [data-pinned='end'] ~ :is([data-cell='actions'], [data-pinned='end']) {
    box-shadow: none;
  }
`

/** Scrolls only if necessary, so that the sticky headings stay below the page header otherwise. */
export const Scroll = styled.div`
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
  &[data-scrolls] {
    --sticky-start: 0px;
    /**
     * Visually hidden text is positioned absolutely, and would widen the page from a cell that is scrolled out of view.
     */
    position: relative;
    max-block-size: 75dvh;
    overflow: auto;
    overscroll-behavior-inline: contain;
  }
  &[data-last] {
    border-end-start-radius: inherit;
    border-end-end-radius: inherit;
    & > table > :last-child > tr:last-child > :first-child {
      border-end-start-radius: ${token['radius-lg']};
    }
    & > table > :last-child > tr:last-child > :last-child {
      border-end-end-radius: ${token['radius-lg']};
    }
    & > [role='group'] > :last-child {
      border-end-start-radius: inherit;
      border-end-end-radius: inherit;
    }
  }
  /** Leaves room below the last row for the bar of selected rows. */
  &[data-room]::after {
    content: '';
    display: block;
    block-size: calc(${token['control-lg']} + ${token['space-11']});
  }
  &:focus-visible {
    ${focusRing}
  }
  ${shadows}
`

const cell = css`
  padding: 0 ${token['space-5']};
  overflow: hidden;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-figure] {
    text-align: end;
  }
  /** Controls have the minimum touch size and keep their focus ring. */
  &:is([data-cell='select'], [data-cell='expand'], [data-cell='actions']) {
    overflow: visible;
    text-overflow: clip;
  }
  &[data-cell='select'] {
    padding-inline: ${token['space-6']} 0;
    text-align: center;
  }
  &[data-cell='expand'] {
    padding-inline: ${token['space-4']} 0;
  }
  &[data-cell='actions'] {
    padding-inline: ${token['space-2']} ${token['space-4']};
    text-align: end;
  }
`

/** Pinned columns are sticky only in a scrolling table; elsewhere each would cost the browser a layer. */
const ends = css`
  [data-scrolls]
    &
    > :is(tbody, tfoot)
    > tr[data-part='row']
    > :is([data-cell='identity'], [data-cell='actions'], [data-pinned]) {
    position: sticky;
    z-index: 1;
    &[data-cell='identity'] {
      inset-inline-start: 0;
    }
    &[data-cell='actions'] {
      inset-inline-end: 0;
    }
  }
`

/**
 * Cells are plain elements styled by their table: hundreds of styled components would take longer to create than the
 * rows.
 */
const rows = css`
  & > :is(tbody, tfoot) > tr[data-part='row'] {
    --row-surface: ${token['bg-surface']};
    &:hover {
      --row-surface: ${token['bg-hover']};
    }
    &[data-selected] {
      --row-surface: ${token['accent-soft']};
    }
    & > :is(td, th) {
      ${cell}
      block-size: var(--row);
      font-weight: inherit;
      color: ${token['text-primary']};
      background: var(--row-surface);
      border-block-end: 1px solid ${token['border-subtle']};
      &[data-kind='code'] {
        font-family: ${token['font-mono']};
        font-size: 0.75rem;
        color: ${token['text-secondary']};
      }
    }
  }
  & th[data-opens] {
    cursor: pointer;
  }
  & th[data-opens]:hover > [data-part='cut'],
  & th[data-opens]:hover > [data-part='user-label'] bdi:first-child {
    text-decoration: underline;
    text-decoration-color: ${token['border-control']};
    text-underline-offset: 0.2em;
  }
  /** What matters most of a row on a phone, below its name. */
  & [data-part='brief'] {
    ${typography.caption}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token['space-2']} ${token['space-4']};
    padding-block-end: ${token['space-3']};
    white-space: normal;
    color: ${token['text-secondary']};
  }
  && tr[data-part='row'] > th:has(> [data-part='brief']) {
    padding-block-start: ${token['space-3']};
  }
  /** A value on one line, aligned with the start of its cell in either text direction. */
  & [data-part='cut'] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    unicode-bidi: plaintext;
    text-align: match-parent;
    text-align: -webkit-match-parent;
  }
  [data-lines='wrap'] & > tbody > tr[data-part='row'] > :is(td, th),
  [data-lines='wrap'] & [data-part='cut'] {
    overflow-wrap: anywhere;
    white-space: normal;
  }
  [data-lines='wrap']
    &
    > tbody
    > tr[data-part='row']
    > :is(td, th):not([data-cell='select'], [data-cell='expand'], [data-cell='actions']) {
    padding-block: ${token['space-4']};
  }
  & > tfoot > tr[data-part='row'] > [data-cell='identity'] {
    padding-inline-start: calc(var(--leading) + ${token['space-5']});
  }
  & > tfoot > tr[data-part='row'] > :is(td, th) {
    font-weight: ${token['weight-strong']};
    background: ${token['bg-subtle']};
  }
`

export const Table = styled.table<{ $width: number | undefined; $leading: number }>`
  /** The start of the text in the first column, after the controls of rows. */
  --leading: ${({ $leading }) => `${$leading}px`};
  ${typography.body}
  ${tabular}
  inline-size: ${({ $width }) => ($width === undefined ? '100%' : `${$width}px`)};
  border-spacing: 0;
  table-layout: fixed;
  text-align: start;
  ${rows}
  ${ends}
  ${rowControls}
`

export const HeadRow = styled.tr`
  block-size: ${token['row-table-head']};
`

export const HeadCell = styled.th`
  ${typography.caption}
  ${cell}
  && {
    position: sticky;
    z-index: 3;
    inset-block-start: var(--sticky-start, 0px);
  }
  &&[data-cell='identity'] {
    z-index: 4;
    inset-inline-start: 0;
  }
  &&[data-cell='actions'] {
    z-index: 4;
    inset-inline-end: 0;
  }
  &&[data-pinned] {
    z-index: 4;
  }
  font-weight: ${token['weight-medium']};
  color: ${token['text-secondary']};
  background: ${token['bg-subtle']};
  border-block-end: 1px solid ${token['border-default']};
  &:first-child {
    border-start-start-radius: ${token['radius-lg']};
  }
  &:last-child {
    border-start-end-radius: ${token['radius-lg']};
  }
`

export const groupTitle = css`
  ${typography.caption}
  font-weight: ${token['weight-strong']};
  color: ${token['text-primary']};
  background: ${token['bg-subtle']};
  border-block-end: 1px solid ${token['border-subtle']};
  & > span {
    margin-inline-start: ${token['space-4']};
    font-weight: inherit;
    color: ${token['text-secondary']};
  }
`

/** The heading of a group of rows. */
export const GroupCell = styled.th`
  ${groupTitle}
  padding: ${token['space-4']} ${token['space-5']};
  padding-inline-start: calc(var(--leading) + ${token['space-5']});
  text-align: start;
`

export const DetailCell = styled.td`
  padding: ${token['space-5']} ${token['space-6']};
  border-block-end: 1px solid ${token['border-subtle']};
  background: ${token['bg-subtle']};
  & > * + * {
    margin-block-start: ${token['space-5']};
  }
`

/** The values of a row's hidden columns: each below its name. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${token['space-5']};
  margin: 0;
  & > [data-long] {
    grid-column: 1 / -1;
  }
  dt {
    ${typography.caption}
    color: ${token['text-secondary']};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

export const MessageCell = styled.td`
  padding: 0;
  white-space: normal;
`

/** Stays in view where the table is wider than what is seen of it. */
export const Seen = styled.div<{ $width: number | undefined }>`
  position: sticky;
  inset-inline-start: 0;
  max-inline-size: ${({ $width }) => ($width === undefined ? 'none' : `${$width}px`)};
`

/**
 * Sticky at the lower edge of the page: the footer, and above it the bar of selected rows, which takes no space in the
 * layout.
 */
export const End = styled.div`
  position: sticky;
  z-index: ${token['z-sticky']};
  inset-block-end: 0;
  border-end-start-radius: inherit;
  border-end-end-radius: inherit;
`

export const Footer = styled.div`
  padding-inline: ${token['space-6']};
  border-block-start: 1px solid ${token['border-subtle']};
  border-end-start-radius: inherit;
  border-end-end-radius: inherit;
  background: ${token['bg-surface']};
  margin-block-start: -1px;
`
