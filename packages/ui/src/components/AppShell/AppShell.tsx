import { msg } from '@lingui/core/macro'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { useText } from '../../text/useText.ts'
import { Logo } from '../Logo/index.ts'
import { End, Header, Home, Main, Nav, NavLink, Root, SkipLink, Slash, Start } from './AppShell.styles.ts'

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
  /** What stands at the end of the header: actions, language, theme, account. */
  end?: ReactNode
  /** The page. */
  children: ReactNode
}

/** Header and content of a page for people who are signed in. */
export function AppShell({ homeHref, homeLabel, nav = [], place, end, children }: AppShellProps) {
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
          <Home href={homeHref} aria-label={homeLabel}>
            <Logo hasWordmark={place === undefined} />
          </Home>
          {place !== undefined && <Slash aria-hidden="true">/</Slash>}
          {place}
        </Start>
        {nav.length > 0 && (
          <Nav aria-label={text(msg`Main`)}>
            {nav.map(({ href, label, isCurrent = false }) => (
              <NavLink key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </NavLink>
            ))}
          </Nav>
        )}
        <End data-part="end">{end}</End>
      </Header>
      <Main ref={main} id="content" tabIndex={-1}>
        {children}
      </Main>
    </Root>
  )
}
