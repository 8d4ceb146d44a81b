import { styled } from 'styled-components'
import { focusRing, from, token } from '../../theme/theme.ts'
import { tabular, typography } from '../../theme/typography.ts'

/** The time axis is not mirrored in right-to-left languages. */
export const Plot = styled.div`
  position: relative;
  direction: ltr;
  min-inline-size: 0;
`

export const Grid = styled.div<{ $columns: number }>`
  ${typography.micro}
  ${tabular}
  display: grid;
  grid-template-columns: max-content repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 2px;
  align-items: center;
  font-weight: ${token['weight-regular']};
  color: ${token['text-secondary']};
`

export const Row = styled.div`
  display: contents;
`

/** A phone has room for every sixth name, wider screens for every third. */
export const Column = styled.div`
  min-inline-size: 0;
  text-align: start;
  white-space: nowrap;
  &:not([data-index='0'], [data-index='6'], [data-index='12'], [data-index='18']) {
    visibility: hidden;
    ${from('md')} {
      &:is([data-index='3'], [data-index='9'], [data-index='15'], [data-index='21']) {
        visibility: visible;
      }
    }
  }
`

export const RowName = styled.div`
  padding-inline-end: ${token['space-3']};
  white-space: nowrap;
`

export const Cell = styled.div`
  block-size: 1.5rem;
  border-radius: 3px;
  cursor: pointer;
  /** A missing value looks different from 0. */
  &[data-missing] {
    box-shadow: inset 0 0 0 1px ${token['border-default']};
  }
  &[data-active] {
    box-shadow: inset 0 0 0 2px ${token['text-primary']};
  }
  &:focus-visible {
    ${focusRing}
  }
  forced-color-adjust: none;
`
