import { MenuTrigger } from 'react-aria-components/Menu'
import type { MenuProps } from './Menu.types.ts'
import { MenuSurface } from './MenuSurface.tsx'

/** Actions, links or choices, behind a button. The ref and other props go to the menu. */
export function Menu({ trigger, isOpen, defaultOpen, onOpenChange, ...rest }: MenuProps) {
  return (
    <MenuTrigger
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange !== undefined && { onOpenChange })}
    >
      {trigger}
      <MenuSurface {...rest} />
    </MenuTrigger>
  )
}
