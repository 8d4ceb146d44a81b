import { Group } from 'react-aria-components/Group'
import { Input as AriaInput } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import styled from 'styled-components'
import { coarsePointer, token } from '../../theme/theme.ts'
import { type } from '../../theme/typography.ts'
import { column, control } from '../Field/index.ts'

export const Root = styled(TextField)`
  ${column}
`

export const Box = styled(Group)`
  ${control}
  display: flex;
  align-items: center;
  min-block-size: ${token['control-lg']};
  &:has(input:read-only) {
    background: ${token['bg-subtle']};
  }
`

export const Prefix = styled.span`
  ${type.bodyLarge}
  display: flex;
  align-items: center;
  align-self: stretch;
  margin: 1.5px;
  margin-inline-end: 0;
  padding-inline: 0.8125rem;
  border-inline-end: 1px solid ${token['border-default']};
  border-start-start-radius: ${token['radius-sm']};
  border-end-start-radius: ${token['radius-sm']};
  color: ${token['text-secondary']};
  background: ${token['bg-subtle']};
`

export const Input = styled(AriaInput)`
  ${type.bodyLarge}
  flex: 1;
  min-inline-size: 0;
  block-size: ${token['control-lg']};
  padding-inline: ${token['space-5']};
  border: 0;
  font-family: inherit;
  color: inherit;
  background: transparent;
  outline: none;
  &::placeholder {
    color: ${token['text-tertiary']};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
  }
  /* iOS zooms into smaller fields. */
  ${coarsePointer} {
    font-size: 1rem;
  }
`
