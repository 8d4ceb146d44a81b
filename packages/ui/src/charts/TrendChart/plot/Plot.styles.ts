import { styled } from 'styled-components'
import { focusRing, token, visuallyHidden } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { secondColour } from './chartStyle.ts'

/** Chart coordinates are physical, so the plot is not mirrored in right-to-left languages. */
export const Box = styled.div`
  position: relative;
  block-size: 100%;
  direction: ltr;
  min-inline-size: 0;
  border-radius: ${token['radius-sm']};
  /** Horizontal swipes read the values, vertical ones scroll the page. */
  touch-action: pan-y;
  user-select: none;
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
  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
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
  &[data-of='compared'] {
    border-color: ${token['chart-compare']};
    background: ${token['bg-surface']};
  }
  &[data-of='second'] {
    background: ${token[secondColour]};
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    background: Canvas;
    forced-color-adjust: none;
  }
`

/** The range that is selected by dragging. */
export const Selection = styled.div`
  position: absolute;
  inset-inline-start: 0;
  border-inline: 1px solid ${token.accent};
  background: color-mix(in srgb, ${token.accent} 12%, transparent);
  pointer-events: none;
  @media (forced-colors: active) {
    border-inline-color: Highlight;
  }
`

/** The area of the plot with the locked future days. */
export const LockedDays = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  overflow: hidden;
  pointer-events: none;
`

export const Flag = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  display: grid;
  place-items: center;
  inline-size: ${token['target-min']};
  block-size: ${token['target-min']};
  margin: -12px;
  padding: 0;
  border: 0;
  border-radius: ${token['radius-full']};
  font-family: inherit;
  background: none;
  cursor: pointer;
  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }
`

export const FlagMark = styled.span`
  ${typography.micro}
  display: grid;
  place-items: center;
  inline-size: 15px;
  block-size: 15px;
  border: 1px solid ${token['premium-border']};
  border-radius: ${token['radius-full']};
  font-size: 0.625rem;
  line-height: 1;
  color: ${token['chart-annotation']};
  background: ${token['bg-surface']};
`

export const Live = styled.div`
  ${visuallyHidden}
`
