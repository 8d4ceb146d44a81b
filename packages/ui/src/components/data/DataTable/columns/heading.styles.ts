import { styled } from 'styled-components'
import { coarsePointer, focusRing, token } from '../../../../theme/theme.ts'
import { tabular } from '../../../../theme/typography.ts'

export const Heading = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`

/** The heading of a column whose heading is an identifier. */
export const FieldName = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  font-family: ${token['font-mono']};
`

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token['space-2']};
  max-inline-size: 100%;
  min-block-size: ${token['target-min']};
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
  }
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token['radius-xs']};
  font: inherit;
  color: inherit;
  background: transparent;
  cursor: pointer;
  & > svg {
    color: ${token['text-tertiary']};
  }
  &:hover,
  &[data-sorted] {
    color: ${token['text-primary']};
    & > svg {
      color: inherit;
    }
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`

/** The position of a column among several sort orders. */
export const SortRank = styled.span`
  ${tabular}
  font-size: 0.6875rem;
`

/** The handle at the edge of a column that resizes it. */
export const HandleLine = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 0.625rem;
  cursor: col-resize;
  touch-action: none;
  outline: none;
  ${coarsePointer} {
    inline-size: ${token['target-min']};
  }
  &::after {
    content: '';
    position: absolute;
    inset-block: 25%;
    inset-inline-end: 0;
    border-inline-end: 1px solid ${token['border-default']};
  }
  &:is(:hover, :focus-visible, [data-resizing])::after {
    inset-block: 0;
    border-inline-end: 2px solid ${token.accent};
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`
