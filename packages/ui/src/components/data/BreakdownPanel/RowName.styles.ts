import { styled } from 'styled-components'
import { coarsePointer, focusRing, token } from '../../../theme/theme.ts'

/** The name of a row that filters. The press handler is on the whole row. */
export const Press = styled.button`
  position: relative;
  display: block;
  max-inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: ${token['radius-xs']};
  font: inherit;
  text-align: start;
  color: inherit;
  background: none;
  cursor: pointer;
  &:focus-visible {
    ${focusRing}
  }
`

/** A link to the page that the row describes; shown on hover and focus, and always on touch screens. */
export const Open = styled.a`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${token['target-min']};
  block-size: ${token['target-min']};
  border-radius: ${token['radius-xs']};
  color: ${token['text-secondary']};
  opacity: 0;
  tr:hover &,
  tr:focus-within & {
    opacity: 1;
  }
  ${coarsePointer} {
    opacity: 1;
  }
  &:hover {
    color: ${token['text-primary']};
    background: ${token['bg-surface']};
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: 0;
  }
`
