import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { SideNavProps } from '../../navigation/SideNav/index.ts'

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
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
  /**
   * Links of the header, for pages outside of a site.
   * @default []
   */
  nav?: readonly { href: string; label: string; isCurrent?: boolean | undefined }[] | undefined
  /** The open site, beside the mark, in place of wordmark and links. */
  start?: ReactNode | undefined
  /**
   * Links of a whole part of the product, in a column beside the page, with mark, badge and menus. The header is then only
   * there where the column is not: below 1024 px, with the button that opens it.
   */
  sideNav?: Pick<SideNavProps, 'items' | 'footer' | 'storageKey'> | undefined
  /** A badge at the end of the header at every width: a word about the instance. */
  badge?: ReactNode | undefined
  /** Content after it: actions, language, theme, account. */
  end?: ReactNode | undefined
  /** One menu that takes the place of `end` on screens narrower than 768 px. */
  compactEnd?: ReactNode | undefined
  /**
   * Whether the page takes the whole width, as wide tables do.
   * @default false
   */
  isFluid?: boolean | undefined
  /** The page. */
  children: ReactNode
}
