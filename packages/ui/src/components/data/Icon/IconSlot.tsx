import type { LucideIcon } from 'lucide-react'
import { isValidElement, type ReactElement } from 'react'
import { Icon, type IconProps } from './Icon.tsx'
import type { StrictOmit } from '../../props.ts'

/**
 * An icon of a component: one of lucide-react, which it draws in its own size, or an element that is drawn as it is.
 */
export type IconSource = LucideIcon | ReactElement

interface IconSlotProps extends StrictOmit<IconProps, 'icon'> {
  icon: IconSource | undefined
}

/** Renders the icon passed to a component. */
export function IconSlot({ icon, ...rest }: IconSlotProps) {
  if (icon === undefined) return null
  return isValidElement(icon) ? icon : <Icon {...rest} icon={icon} />
}
