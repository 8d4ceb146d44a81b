import { css, keyframes } from 'styled-components'
import { coarsePointer, focusRing, reducedMotion, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'

const edge = '1.5rem'
const towardsEnd = 'linear-gradient(to var(--end)'

/** Fades the edges of the row beyond which there are more tabs, driven by its scroll position. */
const fades = keyframes`
  0% {
    mask-image: ${towardsEnd}, black calc(100% - ${edge}), transparent);
  }
  1%, 98% {
    mask-image: ${towardsEnd}, transparent, black ${edge}, black calc(100% - ${edge}), transparent);
  }
  99%, 100% {
    mask-image: ${towardsEnd}, transparent, black ${edge});
  }
`

/** Scrolls horizontally if the tabs do not fit. */
export const tabList = css`
  --end: right;
  &:dir(rtl) {
    --end: left;
  }
  display: flex;
  gap: ${token['space-7']};
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none;
  @supports (animation-timeline: scroll()) {
    animation: ${fades} step-end both;
    animation-timeline: scroll(self inline);
  }
`

/** A tab with an underline while it is selected. */
export const tab = css`
  ${typography.body}
  position: relative;
  display: flex;
  align-items: center;
  flex: none;
  block-size: 2.625rem;
  font-weight: ${token['weight-medium']};
  color: ${token['text-secondary']};
  cursor: pointer;
  user-select: none;
  outline: none;
  ${coarsePointer} {
    block-size: ${token['control-touch']};
  }
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 2px;
    background: ${token['text-primary']};
    opacity: 0;
    transition: opacity ${token['duration-base']} ${token['ease-standard']};
    ${reducedMotion} {
      transition: none;
    }
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
  &:is([data-hovered], :hover):not([data-disabled]),
  &[data-selected] {
    color: ${token['text-primary']};
  }
  &[data-selected] {
    font-weight: ${token['weight-strong']};
  }
  &[data-selected]::after {
    opacity: 1;
  }
  &:is([data-focus-visible], :focus-visible) {
    ${focusRing}
    outline-offset: -4px;
    border-radius: ${token['radius-md']};
  }
`
