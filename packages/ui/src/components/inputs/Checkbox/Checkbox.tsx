import { Check, Minus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox'
import { styled } from 'styled-components'
import { coarsePointer, focusRing, forcedWrong, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { Icon } from '../../data/Icon/index.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'

type AriaProps = FromAria<StrictOmit<AriaCheckboxProps, 'children' | 'className' | 'style' | 'render' | 'validate'>>

export type CheckboxProps = AriaProps & {
  ref?: Ref<HTMLLabelElement> | undefined
} & (
    | {
        /** The label beside the box. */
        children: ReactNode
      }
    | {
        /** The accessible name of a checkbox without a label, for example in a table. */
        'aria-label': string
        children?: never
      }
  )

/** A checkbox for a form value or for the selection of a row. `isIndeterminate` shows a mixed state. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <Root {...withoutUndefined(rest)} $hasText={children !== undefined}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <Box data-part="box" data-filled={isSelected || isIndeterminate || undefined}>
            {isIndeterminate ? <Icon icon={Minus} size={14} /> : isSelected && <Icon icon={Check} size={14} />}
          </Box>
          {children}
        </>
      )}
    </Root>
  )
}

const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1rem;
  block-size: 1rem;
  border-radius: ${token['radius-xs']};
  color: ${token['on-accent']};
  background: ${token['bg-surface']};
  box-shadow: inset 0 0 0 1px ${token['border-control']};
  &[data-filled] {
    background: ${token.accent};
    box-shadow: none;
  }
  & > svg {
    stroke-width: 2.5;
  }
  @media (forced-colors: active) {
    outline: 1px solid ButtonText;
  }
`

const Root = styled(AriaCheckbox)<{ $hasText: boolean }>`
  ${typography.body}
  display: inline-flex;
  align-items: ${({ $hasText }) => ($hasText ? 'flex-start' : 'center')};
  justify-content: ${({ $hasText }) => ($hasText ? 'flex-start' : 'center')};
  gap: ${token['space-4']};
  min-inline-size: ${token['target-min']};
  min-block-size: ${token['target-min']};
  color: ${token['text-primary']};
  cursor: pointer;
  ${Box} {
    margin-block-start: ${({ $hasText }) => ($hasText ? token['space-1'] : '0')};
  }
  ${coarsePointer} {
    min-inline-size: ${({ $hasText }) => ($hasText ? 'auto' : token['control-lg'])};
    min-block-size: ${token['control-lg']};
    /** The first line stands in the middle, as it does beside other fields. */
    padding-block: ${({ $hasText }) => ($hasText ? `calc((${token['control-lg']} - 1lh) / 2)` : '0')};
  }
  &[data-hovered] ${Box}:not([data-filled]) {
    box-shadow: inset 0 0 0 1px ${token['text-tertiary']};
  }
  &[data-hovered] ${Box}[data-filled] {
    background: ${token['accent-hover']};
  }
  &[data-pressed] ${Box}:not([data-filled]) {
    background: ${token['bg-muted']};
  }
  &[data-invalid] ${Box} {
    box-shadow: inset 0 0 0 1.5px ${token['negative-solid']};
    ${forcedWrong}
  }
  &[data-focus-visible] ${Box} {
    ${focusRing}
  }
  &[data-readonly] {
    cursor: default;
  }
  &[data-disabled] {
    color: ${token['text-disabled']};
    cursor: not-allowed;
    ${Box} {
      opacity: 0.45;
    }
  }
`
