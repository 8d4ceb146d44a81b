import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { coarsePointer, focusRing, forcedEdge, reducedMotion, token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'

const edges = { sm: token['control-sm'], md: token['control-height'], lg: token['control-lg'] }

export type IconButtonSize = keyof typeof edges

export const Root = styled(AriaButton)<{ $size: IconButtonSize; $hasEdge: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => edges[$size]};
  block-size: ${({ $size }) => edges[$size]};
  padding: 0;
  border: 0;
  border-radius: ${token['radius-sm']};
  cursor: pointer;
  outline: none;
  transition: background-color ${token['duration-instant']} ${token['ease-standard']};
  ${reducedMotion} {
    transition: none;
  }
  ${coarsePointer} {
    min-inline-size: ${token['control-lg']};
    min-block-size: ${token['control-lg']};
  }
  color: ${token['text-secondary']};
  background: ${({ $hasEdge }) => ($hasEdge ? token['bg-surface'] : 'transparent')};
  box-shadow: ${({ $hasEdge }) => ($hasEdge ? `inset 0 0 0 1px ${token['border-default']}` : 'none')};
  @media (forced-colors: active) {
    ${({ $hasEdge }) => $hasEdge && 'border: 1px solid ButtonBorder;'}
  }
  /** The badge is only visual: the accessible name has to contain its meaning. */
  &[data-badge] {
    position: relative;
  }
  &[data-badge]::after {
    ${typography.micro}
    ${tabular}
    content: attr(data-badge);
    font-family: ${token['font-sans']};
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    box-sizing: border-box;
    min-inline-size: 1rem;
    padding-inline: ${token['space-2']};
    border-radius: ${token['radius-full']};
    line-height: 1rem;
    text-align: center;
    color: ${token['on-accent']};
    background: ${token.accent};
    ${forcedEdge}
  }
  &[data-hovered]:not([aria-disabled='true']),
  &[aria-expanded='true'] {
    color: ${token['text-primary']};
    background: ${token['bg-hover']};
  }
  &[data-pressed]:not([aria-disabled='true']) {
    background: ${token['bg-muted']};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled],
  &[aria-disabled='true'] {
    color: ${token['text-disabled']};
    cursor: not-allowed;
  }
`
