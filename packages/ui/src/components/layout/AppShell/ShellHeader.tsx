import { msg } from '@lingui/core/macro'
import { Menu } from 'lucide-react'
import { useText } from '../../../format/useText.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import type { AppShellProps } from './AppShell.types.ts'
import { End, Header, Home, Narrow, Nav, NavLink, Slash, Start, Wide } from './AppShell.styles.ts'

type Shown = 'homeHref' | 'homeLabel' | 'logo' | 'compactLogo' | 'nav' | 'start' | 'badge' | 'end' | 'compactEnd'

interface ShellHeaderProps extends Pick<AppShellProps, Shown> {
  /** Opens the side navigation. With it the header is only there where the column is not. */
  onOpenNav?: (() => void) | undefined
}

/** Mark, links or place, and menus. */
export function ShellHeader(props: ShellHeaderProps) {
  const { homeHref, homeLabel, logo, compactLogo, nav = [], start, badge, end, compactEnd, onOpenNav } = props
  const text = useText()
  return (
    <Header data-part="header">
      <Start>
        {onOpenNav !== undefined && (
          <IconButton icon={Menu} aria-label={text(msg`Open the navigation`)} onPress={onOpenNav} />
        )}
        <Home href={homeHref} aria-label={homeLabel} $isLeft={start !== undefined}>
          {start === undefined ? logo : compactLogo}
        </Home>
        {start !== undefined && <Slash aria-hidden="true">/</Slash>}
        {start}
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
  )
}
