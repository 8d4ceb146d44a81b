import { msg } from '@lingui/core/macro'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import type { StrictOmit } from '../../props.ts'
import { arc } from './arc.ts'

export interface SpinnerProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /**
   * Names the awaited content, beside the arc.
   * @default nothing is seen, and a screen reader says 'Loading'
   */
  label?: ReactNode | undefined
  /**
   * The size: an arc of 14, 18 or 28 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** Shows that work of unknown duration is running. The root takes the ref and all other props. */
export function Spinner({ label, size = 'md', ...rest }: SpinnerProps) {
  const text = useText()
  return (
    <Root {...rest} role="status" data-size={size}>
      <Arc $size={sizes[size]} data-part="arc" />
      {label === undefined ? <VisuallyHidden>{text(msg`Loading`)}</VisuallyHidden> : <span>{label}</span>}
    </Root>
  )
}

const sizes = { sm: '14px', md: '18px', lg: '28px' }

const Root = styled.div`
  ${typography.body}
  display: inline-flex;
  align-items: center;
  gap: ${token['space-4']};
  color: ${token['text-secondary']};
`

const Arc = styled.span<{ $size: string }>`
  ${arc}
  inline-size: ${({ $size }) => $size};
  block-size: ${({ $size }) => $size};
`
