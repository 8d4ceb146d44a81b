import { msg } from '@lingui/core/macro'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { useText } from '../../text/useText.ts'
import { Logo } from '../Logo/index.ts'
import { End, Header, Home, Main, Narrow, Nav, NavLink, Root, SkipLink, Slash, Start, Wide } from './AppShell.styles.ts'

export interface AppShellProps {
  /** Where the mark leads. */
  homeHref: string
  /** Accessible name of that link. */
  homeLabel: string
  /**
   * Links of the header, for pages outside of a site.
   * @default []
   */
  nav?: readonly { href: string; label: string; isCurrent?: boolean }[]
  /** The open site, beside the mark, in place of wordmark and links. */
  place?: ReactNode
  /** What stays at the end of the header at every width: a word on the instance. */
  badge?: ReactNode
  /** What stands after it: actions, language, theme, account. */
  end?: ReactNode
  /** One menu that takes the place of `end` on screens narrower than 768 px. */
  compactEnd?: ReactNode
  /**
   * Whether the page takes the whole width, as wide tables do.
   * @default false
   */
  isFluid?: boolean
  /** The page. */
  children: ReactNode
}

/** Header and content of a page for people who are signed in. */
export function AppShell(props: AppShellProps) {
  const { homeHref, homeLabel, nav = [], place, badge, end, compactEnd, isFluid = false, children } = props
  const text = useText()
  const main = useRef<HTMLElement>(null)
  // Not a jump to an anchor: pages may keep their route in the hash of the address.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <Root>
      <SkipLink href="#content" onClick={skip}>
        {text(msg`Skip to content`)}
      </SkipLink>
      <Header>
        <Start>
          <Home href={homeHref} aria-label={homeLabel} $isLeft={place !== undefined}>
            <Logo hasWordmark={place === undefined} />
          </Home>
          {place !== undefined && <Slash aria-hidden="true">/</Slash>}
          {place}
        </Start>
        {nav.length > 0 && (
          <Nav $isMenuOnPhones={nav.length > 1 && compactEnd !== undefined} aria-label={text(msg`Main`)}>
            {nav.map(({ href, label, isCurrent = false }) => (
              <NavLink key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </NavLink>
            ))}
          </Nav>
        )}
        <End data-part="end">
          {badge}
          {compactEnd === undefined ? (
            end
          ) : (
            <>
              <Wide>{end}</Wide>
              <Narrow>{compactEnd}</Narrow>
            </>
          )}
        </End>
      </Header>
      <Main $isFluid={isFluid} ref={main} id="content" tabIndex={-1}>
        {children}
      </Main>
    </Root>
  )
}
