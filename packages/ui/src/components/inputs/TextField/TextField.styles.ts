import { Group } from 'react-aria-components/Group'
import { Input as AriaInput } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { styled } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { affix, bareInput, column, control, fieldSizes, type FieldHeight } from '../Field/index.ts'

export const Root = styled(TextField)`
  ${column}
`

export const Box = styled(Group)<{ $size: FieldHeight }>`
  ${control}
  ${({ $size }) => fieldSizes[$size]}
  display: flex;
  align-items: center;
`

export const Prefix = styled.span`
  ${affix}
  margin-inline-end: 0;
  border-inline-end: 1px solid ${token['border-default']};
  border-start-start-radius: ${token['radius-sm']};
  border-end-start-radius: ${token['radius-sm']};
`

export const Suffix = styled.span`
  ${affix}
  margin-inline-start: 0;
  border-inline-start: 1px solid ${token['border-default']};
  border-start-end-radius: ${token['radius-sm']};
  border-end-end-radius: ${token['radius-sm']};
`

export const Input = styled(AriaInput)`
  ${bareInput}
`

/** The content inside the field, after its value: buttons. */
export const End = styled.span`
  display: flex;
  align-items: center;
  padding-inline: ${token['space-1']};
`
