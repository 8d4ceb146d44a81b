import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { styled, css } from 'styled-components'
import type { StrictOmit } from '../../props.ts'

export interface IconProps extends StrictOmit<
  ComponentPropsWithRef<'svg'>,
  'children' | 'width' | 'height' | 'strokeWidth'
> {
  /** An icon of lucide-react. */
  icon: LucideIcon
  /**
   * Width and height in px: 14 in chips and small buttons, 20 for touch.
   * @default 16
   */
  size?: 14 | 16 | 18 | 20 | 24 | undefined
  /**
   * Whether the icon points in reading direction, and so is mirrored in right-to-left languages.
   * @default false
   */
  isDirectional?: boolean | undefined
}

/** A decorative icon in the colour of the text beside it. */
export function Icon({ icon, size = 16, isDirectional = false, ...rest }: IconProps) {
  return (
    <Glyph
      {...rest}
      as={icon}
      $isDirectional={isDirectional}
      width={size}
      height={size}
      strokeWidth={size >= 20 ? 1.6 : 1.75}
      aria-hidden
      data-part="icon"
    />
  )
}

const Glyph = styled.svg<{ $isDirectional: boolean }>`
  flex: none;
  ${({ $isDirectional }) =>
    $isDirectional &&
    css`
      &:dir(rtl) {
        transform: scaleX(-1);
      }
    `}
`
