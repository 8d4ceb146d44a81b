import { css } from 'styled-components'
import { coarsePointer, forcedEdge, reducedMotion, token } from './theme.ts'
import { typography } from './typography.ts'

/** The surface of menus and lists that open over the page. */
export const raisedSurface = css`
  z-index: ${token['z-dropdown']};
  border-radius: ${token['radius-lg']};
  color: ${token['text-primary']};
  background: ${token['bg-raised']};
  box-shadow:
    0 0 0 1px ${token['border-subtle']},
    ${token['shadow-lg']};
  outline: none;
  ${forcedEdge}
  transition:
    opacity ${token['duration-fast']} ${token['ease-enter']},
    translate ${token['duration-fast']} ${token['ease-enter']};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    translate: 0 -4px;
  }
  ${reducedMotion} {
    transition: none;
  }
`

/** One row of a menu or a list. */
export const optionRow = css`
  ${typography.body}
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  min-block-size: ${token['row-menu']};
  padding: ${token['space-2']} ${token['space-4']};
  border-radius: ${token['radius-sm']};
  color: ${token['text-primary']};
  text-decoration: none;
  cursor: pointer;
  outline: none;
  ${coarsePointer} {
    min-block-size: ${token['row-menu-touch']};
  }
  &[data-focused],
  &[data-hovered] {
    background: ${token['bg-hover']};
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${token['focus-ring']};
  }
  &[data-selected] {
    font-weight: ${token['weight-semibold']};
  }
  &[data-disabled] {
    color: ${token['text-disabled']};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
    }
  }
`
