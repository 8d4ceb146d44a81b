import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input as AriaInput } from 'react-aria-components/Input'
import { ListBox, type ListBoxProps } from 'react-aria-components/ListBox'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { iconTarget } from '../../actions/IconButton/iconTarget.styles.ts'
import { token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import { bareInput, column, control, fieldSizes, type FieldHeight } from '../Field/index.ts'
import type { ComboboxOption } from './ComboboxOption.ts'
import { Surface as SelectSurface } from '../Select/Select.styles.ts'

export { NoMatch, Option } from '../Select/Select.styles.ts'

export const Root: typeof ComboBox = styled(ComboBox)`
  ${column}
` as typeof ComboBox

export const Box = styled(Group)<{ $size: FieldHeight }>`
  ${control}
  ${({ $size }) => fieldSizes[$size]}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding-inline-end: ${token['space-1']};
`

/** Value and buttons; chips wrap onto further lines if necessary. */
export const Typed = styled.span`
  display: flex;
  flex: 1 1 7rem;
  align-items: center;
  align-self: stretch;
  min-inline-size: 0;
`

export const Input = styled(AriaInput)`
  ${bareInput}
  text-overflow: ellipsis;
`

export const Toggle = styled(Button)`
  ${iconTarget}
  flex: none;
  color: ${token['text-tertiary']};
  &[data-disabled] {
    cursor: not-allowed;
  }
`

export const Surface = styled(SelectSurface)``

export const List = styled(ListBox as ComponentType<ListBoxProps<ComboboxOption>>)`
  flex: 1;
  min-block-size: 0;
  padding: ${token['space-2']};
  overflow: auto;
  outline: none;
`

export const Name = styled.bdi`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Count = styled.span`
  ${typography.caption}
  ${tabular}
  color: ${token['text-tertiary']};
`

/** The line under the options while more of them are loading. */
export const Waiting = styled.div`
  ${typography.caption}
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  padding: ${token['space-4']} ${token['space-5']};
  border-block-start: 1px solid ${token['border-subtle']};
  color: ${token['text-tertiary']};
`

export const Chips = styled.ul.attrs({ role: 'list' })`
  display: contents;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Chip = styled.li`
  ${typography.body}
  display: inline-flex;
  align-items: center;
  max-inline-size: calc(100% - ${token['space-2']});
  margin-block: ${token['space-1']};
  margin-inline-start: ${token['space-2']};
  padding-inline-start: ${token['space-4']};
  &:not(:has(button)) {
    padding-inline-end: ${token['space-4']};
  }
  border-radius: ${token['radius-xs']};
  font-weight: ${token['weight-medium']};
  background: ${token['bg-muted']};
  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`
