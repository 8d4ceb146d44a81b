import { CalendarHeading } from 'react-aria-components/RangeCalendar'
import { styled } from 'styled-components'
import { coarsePointer, focusRing, token } from '../../../../theme/theme.ts'
import { tabular, typography } from '../../../../theme/typography.ts'

export const Head = styled.div`
  display: grid;
  grid-template-columns: calc(2 * ${token['control-sm']}) 1fr calc(2 * ${token['control-sm']});
  align-items: center;
  ${coarsePointer} {
    grid-template-columns: calc(2 * ${token['control-lg']}) 1fr calc(2 * ${token['control-lg']});
  }
`

/** Buttons for other months and years, on one side of the name. */
export const Pages = styled.span`
  display: flex;
`

export const Heading = styled(CalendarHeading)`
  ${typography.body}
  margin: 0;
  font-weight: ${token['weight-strong']};
  text-align: center;
`

export const Day = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  max-inline-size: 100%;
  block-size: 2.25rem;
  border-radius: ${token['radius-md']};
  ${coarsePointer} {
    block-size: ${token['control-lg']};
    inline-size: ${token['control-lg']};
  }
`

export const Month = styled.div`
  flex: 1;
  min-inline-size: 0;
  table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0 2px;
    table-layout: fixed;
  }
  th {
    ${typography.micro}
    padding-block: ${token['space-4']};
    color: ${token['text-tertiary']};
  }
  td {
    padding: 0;
  }
  /** The cell shows the band of the range, the day inside it hover and selection. */
  [data-rac][role='button'] {
    ${typography.body}
    ${tabular}
    display: grid;
    place-items: center;
    color: ${token['text-primary']};
    cursor: pointer;
    outline: none;
    &[data-hovered]:not([data-selected]) ${Day} {
      background: ${token['bg-hover']};
    }
    & > ${Day}[data-now] {
      position: relative;
      &::after {
        content: '';
        position: absolute;
        inset-block-end: 4px;
        inline-size: 4px;
        block-size: 4px;
        border-radius: ${token['radius-full']};
        background: ${token.accent};
      }
    }
    &[data-selected] {
      background: ${token['accent-soft']};
      @media (forced-colors: active) {
        outline: 1px solid Highlight;
        outline-offset: -1px;
      }
    }
    &[data-selection-start] {
      border-start-start-radius: ${token['radius-md']};
      border-end-start-radius: ${token['radius-md']};
    }
    &[data-selection-end] {
      border-start-end-radius: ${token['radius-md']};
      border-end-end-radius: ${token['radius-md']};
    }
    &:is([data-selection-start], [data-selection-end]) ${Day} {
      font-weight: ${token['weight-strong']};
      color: ${token['on-accent']};
      background: ${token.accent};
      &::after {
        background: currentColor;
      }
      @media (forced-colors: active) {
        color: HighlightText;
        background: Highlight;
        forced-color-adjust: none;
      }
    }
    &[data-focus-visible] ${Day} {
      ${focusRing}
      outline-offset: 1px;
    }
    &:is([data-disabled], [data-unavailable]) {
      color: ${token['text-disabled']};
      cursor: not-allowed;
    }
    &[data-outside-month] {
      visibility: hidden;
    }
  }
  td:first-child > [data-selected] {
    border-start-start-radius: ${token['radius-md']};
    border-end-start-radius: ${token['radius-md']};
  }
  td:last-child > [data-selected] {
    border-start-end-radius: ${token['radius-md']};
    border-end-end-radius: ${token['radius-md']};
  }
`

export const Months = styled.div<{ $months: 1 | 2 }>`
  display: flex;
  gap: 1.75rem;
  inline-size: 100%;
  min-inline-size: ${({ $months }) => ($months === 2 ? '33.25rem' : '15.75rem')};
  padding-block-start: ${token['space-5']};
`
