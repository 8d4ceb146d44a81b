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
   * Whether the link is for the current page.
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

/** Props of the SideNav. `isOpen`, `defaultOpen` and `onOpenChange` control the overlay that narrow windows show. */
export interface SideNavProps extends OpenProps, StrictOmit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The address of the logo's link. */
  homeHref: string
  /** Accessible name of the logo's link. */
  homeLabel: string
  /** The logo with the name of the product. */
  logo: ReactNode
  /**
   * The logo without the name, for the collapsed navigation.
   * @default `logo`
   */
  compactLogo?: ReactNode | undefined
  items: readonly SideNavGroup[]
  /** A short text about the instance, below the logo. */
  badge?: ReactNode | undefined
  /** Content at the lower end: language and account. Called with whether there is room for icons only. */
  footer?: ((isNarrow: boolean) => ReactNode) | undefined
  /** Whether only icons are shown; if given, the caller keeps the state. */
  isCollapsed?: boolean | undefined
  /**
   * Whether only icons are shown initially.
   * @default false
   */
  defaultCollapsed?: boolean | undefined
  onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined
  /** Key under which the tab stores whether the navigation is collapsed. Without it nothing is stored. */
  storageKey?: string | undefined
}
