import { Group } from 'react-aria-components/Group'
import { Input as AriaInput } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { keyframes, styled } from 'styled-components'
import { coarsePointer, reducedMotion, token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import { column, control } from '../Field/index.ts'

export const Root = styled(TextField)`
  ${column}
`

export const Box = styled(Group)`
  position: relative;
  display: flex;
  gap: ${token['space-4']};
  inline-size: fit-content;
  max-inline-size: 100%;
  cursor: text;
  &[data-disabled] {
    cursor: not-allowed;
  }
`

/** Over the boxes and not seen: what is typed, pasted or filled in by the browser comes here. */
export const Input = styled(AriaInput)`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  padding: 0;
  border: 0;
  font-family: inherit;
  /* iOS zooms into smaller fields. */
  font-size: 1rem;
  opacity: 0;
  cursor: inherit;
`

export const Cell = styled.span`
  ${control}
  ${typography.heading}
  ${tabular}
  display: grid;
  place-items: center;
  inline-size: ${token['control-lg']};
  min-inline-size: 0;
  block-size: 2.75rem;
  ${coarsePointer} {
    block-size: 3rem;
  }
`

const blink = keyframes`
  50% { opacity: 0; }
`

/** The place of the next digit. */
export const Caret = styled.span`
  inline-size: 1px;
  block-size: 1.25rem;
  background: ${token['text-primary']};
  animation: ${blink} 1.2s steps(1) infinite;
  ${reducedMotion} {
    animation: none;
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`
