import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue } from 'react-aria-components/Select'
import type { ComponentType } from 'react'
import { styled, css } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import { column } from '../Field/index.ts'
import { optionRow, raisedSurface } from '../../../theme/surfaces.ts'

export { Note } from '../../actions/Menu/Note.styles.ts'
export { Search, SearchInput } from '../../actions/Menu/Search.styles.ts'
export { isToolbarSize, Trigger } from './Trigger.styles.ts'

export interface SelectOption<Value extends string = string> {
  /** The value that the form sends. */
  value: Value
  /** The displayed name, which the search matches. */
  label: string
  /** Second text at the end of the line. */
  note?: string | undefined
}

export const Root = styled(Select)`
  ${column}
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
  ${raisedSurface}
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
  ${optionRow}
  justify-content: space-between;
`

export const NoMatch = styled.p`
  ${typography.body}
  margin: 0;
  padding: ${token['space-4']};
  color: ${token['text-secondary']};
`
