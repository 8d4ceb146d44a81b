import { styled, keyframes } from 'styled-components'
import { reducedMotion, token } from '../../../theme/theme.ts'

const pulse = keyframes`
  from { box-shadow: 0 0 0 0 color-mix(in srgb, ${token['positive-solid']} 45%, transparent); }
  to { box-shadow: 0 0 0 3.5px transparent; }
`

/** Marks a live metric. Decorative: the text beside it has to say so. */
export const LiveDot = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  inline-size: 7px;
  block-size: 7px;
  border-radius: ${token['radius-full']};
  background: ${token['positive-solid']};
  animation: ${pulse} ${token['duration-pulse']} ease-out infinite;
  ${reducedMotion} {
    box-shadow: 0 0 0 3px color-mix(in srgb, ${token['positive-solid']} 25%, transparent);
    animation: none;
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`
