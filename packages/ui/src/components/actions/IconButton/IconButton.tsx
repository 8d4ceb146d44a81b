import type { Ref } from 'react'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { IconSlot } from '../../data/Icon/IconSlot.tsx'
import type { IconSource } from '../../data/Icon/index.ts'
import { Tooltip } from '../../overlays/Tooltip/index.ts'
import { Root, type IconButtonSize } from './IconButton.styles.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'

export interface IconButtonProps extends FromAria<
  StrictOmit<AriaButtonProps, 'children' | 'className' | 'style' | 'render' | 'aria-label'>
> {
  /** The accessible name, also shown as tooltip. */
  'aria-label': string
  /** The icon of the button. */
  icon: IconSource
  /**
   * Width and height: 28, 32 or 40 px.
   * @default 'md'
   */
  size?: IconButtonSize | undefined
  /**
   * Whether the button has a background and a border.
   * @default false
   */
  hasEdge?: boolean | undefined
  /** A badge of one or two characters in its corner, such as a count. The name must contain it as well. */
  badge?: string | undefined
  /**
   * Whether the icon points in reading direction, and so is mirrored in right-to-left languages.
   * @default false
   */
  isDirectional?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A button with an icon instead of a label. */
export function IconButton({
  icon,
  size = 'md',
  hasEdge = false,
  badge,
  isDirectional = false,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={rest['aria-label']}>
      <Root {...withoutUndefined(rest)} $size={size} $hasEdge={hasEdge} data-badge={badge}>
        <IconSlot icon={icon} size={size === 'sm' ? 14 : 16} isDirectional={isDirectional} />
      </Root>
    </Tooltip>
  )
}
