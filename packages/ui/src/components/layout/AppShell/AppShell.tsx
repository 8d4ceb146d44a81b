import { msg } from '@lingui/core/macro'
import { useRef, useState, type MouseEvent } from 'react'
import { useText } from '../../../format/useText.ts'
import { SideNav } from '../../navigation/SideNav/index.ts'
import { Column, Main, Root, SkipLink } from './AppShell.styles.ts'
import { ShellHeader } from './ShellHeader.tsx'
import type { AppShellProps } from './AppShell.types.ts'

/** Header and content of a page for people who are signed in, with a side navigation beside it where there is one. */
export function AppShell(props: AppShellProps) {
  const { homeHref, homeLabel, logo, compactLogo = logo, nav = [], start, badge, end, compactEnd, ...page } = props
  const { sideNav, isFluid = false, children, ...rest } = page
  const header = { homeHref, homeLabel, logo, compactLogo, nav, start, badge, end, compactEnd }
  const text = useText()
  const main = useRef<HTMLElement>(null)
  const [isNavOpen, setIsNavOpen] = useState(false)
  // The link does not jump to an anchor, because pages may keep their route in the hash of the address.
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
