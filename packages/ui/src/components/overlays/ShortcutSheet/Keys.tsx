import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { forcedEdge, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { isAppleDevice, signOf, type Key } from './keyNames.ts'
import type { StrictOmit } from '../../props.ts'

interface KeysProps extends StrictOmit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The keys in reading order. */
  keys: readonly Key[]
  /**
   * Whether the keys are only a hint, hidden from screen readers and not part of an accessible name.
   * @default false
   */
  isDecorative?: boolean | undefined
}

/** Shows a combination of keys by their labels, in the same order in every language. */
export function Keys({ keys, isDecorative = false, ...rest }: KeysProps) {
  const isApple = isAppleDevice()
  return (
    <Root {...rest} dir="ltr" data-part="keys" aria-hidden={isDecorative || undefined}>
      {keys.map((key) => (
        <Cap key={key}>{signOf(key, isApple)}</Cap>
      ))}
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${token['space-1']};
`

const Cap = styled.kbd`
  ${typography.micro}
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.25rem;
  min-block-size: 1.25rem;
  padding-inline: ${token['space-2']};
  border-radius: ${token['radius-xs']};
  font-family: inherit;
  color: ${token['text-secondary']};
  background: ${token['bg-subtle']};
  box-shadow: inset 0 0 0 1px ${token['border-default']};
  ${forcedEdge}
`
