import { msg } from '@lingui/core/macro'
import { LogOut } from 'lucide-react'
import styled from 'styled-components'
import { useText } from '../../text/useText.ts'
import { token } from '../../theme/theme.ts'
import { Menu, type MenuEntry, type MenuGroup } from '../Menu/index.ts'
import { Trigger } from '../Menu/Menu.styles.ts'
import { initialsOf } from './initials.ts'

export interface AccountMenuProps {
  /** Who is signed in. */
  email: string
  /** Called when the person signs out. */
  onSignOut: () => void
  /**
   * Entries above Sign out.
   * @default []
   */
  entries?: readonly MenuEntry[]
}

/** Who is signed in, and the way out. */
export function AccountMenu(account: AccountMenuProps) {
  const label = useText()(msg`Account`)
  const { email } = account
  return (
    <Menu
      aria-label={label}
      trigger={
        <Avatar aria-label={`${label}: ${email}`} data-initials={initialsOf(email)}>
          {null}
        </Avatar>
      }
      groups={useAccountGroups(account)}
    />
  )
}

/** The same as groups of a menu. */
export function useAccountGroups({ email, onSignOut, entries = [] }: AccountMenuProps): [MenuGroup, MenuGroup] {
  const text = useText()
  return [
    { id: 'person', heading: <bdi>{email}</bdi>, entries },
    { id: 'session', entries: [{ id: 'sign-out', label: text(msg`Sign out`), icon: LogOut, onAction: onSignOut }] },
  ]
}

const Avatar = styled(Trigger)`
  display: inline-grid;
  place-items: center;
  inline-size: ${token['control-sm']};
  block-size: ${token['control-sm']};
  min-inline-size: 0;
  min-block-size: 0;
  padding: 0;
  border-radius: ${token['radius-full']};
  font-size: 0.6875rem;
  font-weight: ${token['weight-strong']};
  background: ${token['bg-muted']};
  /* Drawn, not written: the letters are no part of the name. */
  &::before {
    content: attr(data-initials);
  }
`
