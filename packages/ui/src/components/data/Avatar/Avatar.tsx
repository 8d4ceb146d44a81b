import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { forcedEdge, token } from '../../../theme/theme.ts'
import { initialsOf } from './initials.ts'
import { tileColourOf } from './tileColour.ts'
import type { StrictOmit } from '../../props.ts'

export interface AvatarProps extends StrictOmit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name or e-mail address, from which the initials are taken. */
  name: string
  /**
   * The text from which the tint is computed, where the name may change: an id, an e-mail address.
   * @default the name
   */
  seed?: string | undefined
  /**
   * Width and height: 28 or 40 px.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined
}

/** Shows the initials of a person on a colour of their own. Decorative: place it beside the name. */
export function Avatar({ name, seed = name, size = 'md', ...rest }: AvatarProps) {
  return (
    <Root dir="auto" {...rest} $tint={token[tileColourOf(seed)]} $size={size} aria-hidden="true" data-part="avatar">
      {initialsOf(name)}
    </Root>
  )
}

const edges = { md: token['control-sm'], lg: token['control-lg'] }

const Root = styled.span<{ $tint: string; $size: keyof typeof edges }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => edges[$size]};
  block-size: ${({ $size }) => edges[$size]};
  border-radius: ${token['radius-full']};
  font-size: ${({ $size }) => ($size === 'md' ? '0.6875rem' : '0.875rem')};
  font-weight: ${token['weight-strong']};
  color: ${token['text-primary']};
  background: color-mix(in srgb, ${({ $tint }) => $tint} 16%, ${token['bg-surface']});
  ${forcedEdge}
`
