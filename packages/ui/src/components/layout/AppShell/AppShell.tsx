import { msg } from '@lingui/core/macro'
import { useRef, useState, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { useText } from '../../../format/useText.ts'
import { SideNav, type SideNavProps } from '../../navigation/SideNav/index.ts'
import { Column, Main, Root, SkipLink } from './AppShell.styles.ts'
import { ShellHeader } from './ShellHeader.tsx'

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** Where the mark leads. */
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
  /** What stays at the end of the header at every width: a word on the instance. */
  badge?: ReactNode | undefined
  /** What stands after it: actions, language, theme, account. */
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

/** Header and content of a page for people who are signed in, with a side navigation beside it where there is one. */
export function AppShell(props: AppShellProps) {
  const { homeHref, homeLabel, logo, compactLogo = logo, nav = [], start, badge, end, compactEnd, ...page } = props
  const { sideNav, isFluid = false, children, ...rest } = page
  const header = { homeHref, homeLabel, logo, compactLogo, nav, start, badge, end, compactEnd }
  const text = useText()
  const main = useRef<HTMLElement>(null)
  const [isNavOpen, setIsNavOpen] = useState(false)
  // Not a jump to an anchor: pages may keep their route in the hash of the address.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <Root {...rest} data-side-nav={sideNav !== undefined || undefined}>
      <SkipLink href="#content" onClick={skip}>
        {text(msg`Skip to content`)}
      </SkipLink>
      {sideNav !== undefined && (
        <SideNav
          {...sideNav}
          homeHref={homeHref}
          homeLabel={homeLabel}
          logo={logo}
          compactLogo={compactLogo}
          badge={badge}
          isOpen={isNavOpen}
          onOpenChange={setIsNavOpen}
        />
      )}
      <Column>
        <ShellHeader {...header} onOpenNav={sideNav !== undefined ? () => setIsNavOpen(true) : undefined} />
        <Main $isFluid={isFluid} ref={main} id="content" tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </Root>
  )
}
