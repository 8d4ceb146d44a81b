import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue } from 'react-aria-components/Select'
import type { ComponentType } from 'react'
import styled, { css } from 'styled-components'
import { token } from '../../theme/theme.ts'
import { tabular, type } from '../../theme/typography.ts'
import { column, control, fieldSizes, type FieldSize } from '../Field/index.ts'
import { option, raised } from '../Menu/raised.styles.ts'

export { Note, Search, SearchInput } from '../Menu/Search.styles.ts'

export interface SelectOption {
  /** What the form sends. */
  value: string
  /** What people read; the search looks into it. */
  label: string
  /** Second text at the end of the line. */
  note?: string
}

export const Root = styled(Select)`
  ${column}
`

/** In a toolbar it looks like the buttons beside it. */
const likeButton = css`
  &:not([data-focused], [aria-expanded='true'], [data-invalid]) {
    box-shadow:
      inset 0 0 0 1px ${token['border-default']},
      ${token['shadow-xs']};
  }
  &[data-hovered]:not([data-focused], [aria-expanded='true'], [data-invalid]) {
    box-shadow:
      inset 0 0 0 1px ${token['border-default']},
      ${token['shadow-xs']};
    background: ${token['bg-hover']};
  }
  &[data-pressed] {
    background: ${token['bg-muted']};
  }
`

export const isToolbarSize = (size: FieldSize): boolean => size === 'sm' || size === 'md'

export const Trigger = styled(Button)<{ $size: FieldSize }>`
  ${control}
  ${({ $size }) => fieldSizes[$size]}
  ${({ $size }) => isToolbarSize($size) && likeButton}
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  inline-size: 100%;
  padding-inline: var(--inset) ${({ $size }) => (isToolbarSize($size) ? token['space-4'] : 'var(--inset)')};
  border: 0;
  font-family: inherit;
  text-align: start;
  cursor: pointer;
  outline: none;
  &[data-disabled] {
    cursor: not-allowed;
  }
  & > svg:last-child {
    margin-inline-start: auto;
    color: ${token['text-tertiary']};
  }
`

export const Value = styled(SelectValue)`
  display: flex;
  flex: 1;
  gap: ${token['space-4']};
  min-inline-size: 0;
  &[data-placeholder] {
    color: ${token['text-tertiary']};
  }
`

const cut = css`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Chosen = styled.span`
  ${cut}
`

/** Gives way before the value does. */
export const ValueNote = styled.span`
  ${cut}
  ${tabular}
  flex: 1;
  color: ${token['text-tertiary']};
  ${Chosen}:has(+ &) {
    flex: none;
    max-inline-size: 60%;
    font-weight: ${token['weight-medium']};
  }
`

export const Surface = styled(Popover)`
  ${raised}
  display: flex;
  flex-direction: column;
  min-inline-size: max(var(--trigger-width), 12rem);
  max-inline-size: min(24rem, 100vw - 1rem);
  max-block-size: 20rem;
`

export const List = styled(ListBox as ComponentType<ListBoxProps<SelectOption>>)`
  flex: 1;
  min-block-size: 0;
  padding: ${token['space-2']};
  overflow: auto;
  outline: none;
`

export const Option = styled(ListBoxItem)`
  ${option}
  justify-content: space-between;
`

export const NoMatch = styled.p`
  ${type.body}
  margin: 0;
  padding: ${token['space-4']};
  color: ${token['text-secondary']};
`
