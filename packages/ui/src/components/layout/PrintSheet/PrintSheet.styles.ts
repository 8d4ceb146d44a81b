import { createGlobalStyle, styled } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'

/** Nothing but the sheet is printed, and every page has its number. */
export const Only = createGlobalStyle`
  @page {
    margin: 14mm 12mm 16mm;
    @bottom-right {
      content: counter(page) ' / ' counter(pages);
      font: 8pt sans-serif;
    }
  }
  @media print {
    html, body { background: #fff !important; color-scheme: light !important; }
    body > :not([data-part='print-sheet']) { display: none !important; }
  }
`

/** The width of a sheet of A4 or Letter between its margins, in which charts are drawn. */
const paper = '44rem'

export const Root = styled.div`
  ${typography.body}
  inline-size: ${paper};
  font-family: ${token['font-sans']};
  color: ${token['text-primary']};
  background: ${token['bg-surface']};
  print-color-adjust: exact;
  *,
  *::before,
  *::after {
    box-sizing: border-box;
    box-shadow: none !important;
  }
  /** On the screen all of it is in sight, as small as a dot, and seen by nobody. */
  @media screen {
    position: fixed;
    z-index: -1;
    inset-block-start: 0;
    inset-inline-start: 0;
    opacity: 0;
    transform: scale(0.01);
    transform-origin: 0 0;
    pointer-events: none;
  }
  @media print {
    inline-size: auto;
    max-inline-size: ${paper};
    /** Parts of a grid do not keep clear of the end of a page. */
    & > *,
    & > * > * {
      display: block;
    }
    & > * + *,
    & > * > * + * {
      margin-block-start: ${token['layout-gutter']};
    }
    [data-part='columns'] {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      &:has([data-part='picture']) {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
  /** On paper a chart is as high as it was drawn, whatever the width of the window was. */
  [data-part$='chart'] > div:has(canvas) {
    block-size: 15rem;
  }
  /** Paper does not scroll. */
  [data-part='metric-strip'] [role='tablist'] {
    grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
    grid-auto-flow: row;
    [role='tab'] div {
      flex-wrap: wrap;
    }
  }
  /** What can only be pressed is not printed. */
  [data-part='breakdown-panel'] [role='tab']:not([aria-selected='true']),
  [data-part='breakdown-panel'] > :last-child:not(:first-child),
  [data-part='row-actions'],
  [data-part='tools'],
  [aria-haspopup],
  button[aria-expanded] {
    display: none !important;
  }
  /** A part of the report stays on one page where it fits. */
  section,
  [data-part='metric-strip'],
  [data-part='columns'],
  table tr {
    break-inside: avoid;
  }
`
