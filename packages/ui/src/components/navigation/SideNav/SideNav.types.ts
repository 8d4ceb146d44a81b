import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { IconSource } from '../../data/Icon/index.ts'
import type { OpenProps } from '../../overlays/Overlay/useOpen.ts'
import type { StrictOmit } from '../../props.ts'

export interface SideNavItem {
  href: string
  label: string
  icon: IconSource
  /** The number of rows on its page. */
  count?: number | undefined
  /**
   * Whether it leads to the page that is open.
   * @default false
   */
  isCurrent?: boolean | undefined
}

export interface SideNavGroup {
  id: string
  /** The name of the group. */
  label: string
  items: readonly SideNavItem[]
}

/** `isOpen` and its companions are about the whole of it over the page, where the page has no room for it. */
export interface SideNavProps extends OpenProps, StrictOmit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The address of the logo's link. */
  homeHref: string
  /** Accessible name of that link. */
  homeLabel: string
  /** The product’s mark with its name. */
  logo: ReactNode
  /**
   * The mark alone, where there is little room.
   * @default `logo`
   */
  compactLogo?: ReactNode | undefined
  items: readonly SideNavGroup[]
  /** A word on the instance, below the mark. */
  badge?: ReactNode | undefined
  /** Content at the lower end: language and account. Called with whether there is room for icons only. */
  footer?: ((isNarrow: boolean) => ReactNode) | undefined
  /** Whether only icons are shown, for those who keep it elsewhere. */
  isCollapsed?: boolean | undefined
  /**
   * Whether only icons are shown at first.
   * @default false
   */
  defaultCollapsed?: boolean | undefined
  onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined
  /** Name under which this tab remembers whether only icons are shown. Without it nothing is remembered. */
  storageKey?: string | undefined
}
