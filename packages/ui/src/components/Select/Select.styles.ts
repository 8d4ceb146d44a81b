import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue } from 'react-aria-components/Select'
import type { ComponentType } from 'react'
import styled, { css } from 'styled-components'
import { coarsePointer, token } from '../../theme/theme.ts'
import { tabular, type } from '../../theme/typography.ts'
import { column, control } from '../Field/index.ts'
import { option, raised } from '../Menu/Menu.styles.ts'

export { Note, Search, SearchInput } from '../Menu/Menu.styles.ts'

export interface SelectOption {
  /** What the form sends. */
  value: string
  /** What people read; the search looks into it. */
  label: string
  /** Second text at the end of the line. */
  note?: string
}

export type SelectSize = 'md' | 'lg'

export const Root = styled(Select)`
  ${column}
`

const sizes = {
  /* In a toolbar it looks like the buttons beside it. */
  md: css`
    ${type.body}
    min-block-size: ${token['control-md']};
    padding-inline: ${token['space-5']} ${token['space-4']};
    border-radius: ${token['radius-sm']};
    &:not([data-focused], [aria-expanded='true'], [data-invalid]) {
      box-shadow:
        inset 0 0 0 1px ${token['border-default']},
        ${token['shadow-xs']};
    }
    &[data-hovered]:not([aria-expanded='true']) {
      background: ${token['bg-hover']};
    }
  `,
  lg: css`
    ${type.bodyLarge}
    min-block-size: ${token['control-lg']};
    padding-inline: ${token['space-5']};
    border-radius: ${token['radius-md']};
  `,
}

export const Trigger = styled(Button)<{ $size: SelectSize; $isInvalid: boolean }>`
  ${control}
  ${({ $size }) => sizes[$size]}
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  inline-size: 100%;
  border: 0;
  font-family: inherit;
  text-align: start;
  cursor: pointer;
  outline: none;
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
  }
  ${({ $isInvalid }) =>
    $isInvalid &&
    css`
      box-shadow: inset 0 0 0 1.5px ${token['negative-solid']};
    `}
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
