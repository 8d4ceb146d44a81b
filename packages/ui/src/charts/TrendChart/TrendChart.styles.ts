import styled, { css } from 'styled-components'
import { focusRing, from, reducedMotion, token, visuallyHidden } from '../../theme/theme.ts'
import { tabular, type } from '../../theme/typography.ts'

export const Root = styled.section`
  min-inline-size: 0;
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-4']};
  min-block-size: 2.75rem;
`

export const Legend = styled.div`
  ${type.caption}
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-4']};
  color: ${token['text-secondary']};
  &::before {
    content: '';
    inline-size: 1rem;
    block-size: 2px;
    background: ${token['chart-1']};
    @media (forced-colors: active) {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  strong {
    font-weight: ${token['weight-semibold']};
    color: ${token['text-primary']};
  }
`

/** On a phone the dates stand just above already. */
export const Period = styled.span`
  display: none;
  color: ${token['text-tertiary']};
  ${from('sm')} {
    display: inline;
  }
`

/** The same height before and after data arrive. */
const height = css`
  block-size: 11.875rem;
  ${from('md')} {
    block-size: 15rem;
  }
  ${from('lg')} {
    block-size: 18rem;
  }
`

/** Coordinates of the chart are physical, so the plot runs left to right in every language. */
export const Plot = styled.div`
  ${height}
  position: relative;
  direction: ltr;
  min-inline-size: 0;
  border-radius: ${token['radius-sm']};
  canvas:focus {
    outline: none;
  }
  &:has(canvas:focus-visible) {
    ${focusRing}
  }
`

export const Rule = styled.div`
  position: absolute;
  inset-block: 8px 24px;
  inset-inline-start: 0;
  inline-size: 1px;
  background: ${token['border-control']};
  pointer-events: none;
`

export const Dot = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: 11px;
  block-size: 11px;
  margin: -5.5px;
  border: 2px solid ${token['bg-surface']};
  border-radius: ${token['radius-full']};
  background: ${token['chart-1']};
  pointer-events: none;
`

export const Tip = styled.div`
  ${type.caption}
  ${tabular}
  position: absolute;
  z-index: ${token['z-sticky']};
  inset-block-end: 32px;
  inset-inline-start: 0;
  min-inline-size: 10rem;
  max-inline-size: 100%;
  padding: ${token['space-4']} 0.625rem;
  border-radius: ${token['radius-md']};
  line-height: 1.5;
  color: ${token['tooltip-text']};
  background: ${token['tooltip-bg']};
  box-shadow: ${token['shadow-md']};
  transition: transform ${token['duration-instant']} ${token['ease-standard']};
  ${reducedMotion} {
    transition: none;
  }
`

export const TipTitle = styled.div`
  font-weight: ${token['weight-semibold']};
`

export const TipRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  margin-block-start: ${token['space-2']};
  &::before {
    content: '';
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 2px;
    background: ${token['chart-1']};
  }
  strong {
    margin-inline-start: auto;
    font-weight: ${token['weight-semibold']};
  }
`

export const TipNote = styled.div`
  color: ${token['tooltip-muted']};
`

export const Live = styled.div`
  ${visuallyHidden}
`

export const Scroll = styled.div`
  ${height}
  overflow: auto;
  border-radius: ${token['radius-sm']};
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`

export const Table = styled.table`
  ${type.body}
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
    ${type.caption}
    position: sticky;
    inset-block-start: 0;
    font-weight: ${token['weight-medium']};
    color: ${token['text-secondary']};
    background: ${token['bg-subtle']};
  }
  td,
  thead th:last-child {
    text-align: end;
  }
`

/** Lines where those of the axis will stand. */
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
