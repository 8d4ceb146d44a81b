import { msg } from '@lingui/core/macro'
import { ChevronsUpDown, LogOut } from 'lucide-react'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { coarsePointer, forcedEdge, token } from '../../../theme/theme.ts'
import { Icon } from '../../data/Icon/index.ts'
import { UserLabel } from '../../data/UserLabel/index.ts'
import { Menu, type MenuEntry, type MenuGroup, type MenuProps } from '../../actions/Menu/index.ts'
import { Trigger } from '../../actions/Menu/Trigger.styles.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import { initialsOf } from '../../data/Avatar/initials.ts'
import type { StrictOmit } from '../../props.ts'

export interface AccountMenuProps extends StrictOmit<MenuProps, 'aria-label' | 'trigger' | 'items' | 'isSearchable'> {
  /** The e-mail address of the signed-in person. */
  email: string
  /** Called when the person signs out. */
  onSignOut: () => void
  /**
   * Entries above Sign out.
   * @default []
   */
  items?: readonly MenuEntry[] | undefined
  /**
   * Whether the address is shown beside the avatar, as in a side navigation.
   * @default false
   */
  hasLabel?: boolean | undefined
  /** Second line below the address, for example the role of the person. */
  detail?: string | undefined
}

/** The menu of the signed-in person, with the entry that signs out. The ref and other props go to the menu. */
export function AccountMenu(props: AccountMenuProps) {
  const { email, onSignOut, items = [], hasLabel = false, detail, ...rest } = props
  const label = useText()(msg`Account`)
  return (
    <Menu
      align={hasLabel ? 'start' : 'end'}
      {...rest}
      aria-label={label}
      trigger={
        hasLabel ? (
          <Row>
            <VisuallyHidden>{label}: </VisuallyHidden>
            <UserLabel name={email} description={detail} />
            <Icon icon={ChevronsUpDown} size={14} />
          </Row>
        ) : (
          <Letters aria-label={`${label}: ${email}`} data-initials={initialsOf(email)}>
            {null}
          </Letters>
        )
      }
      items={useAccountGroups({ email, onSignOut, items })}
    />
  )
}

/** The account menu as groups of entries for another menu. */
export function useAccountGroups({
  email,
  onSignOut,
  items = [],
}: Pick<AccountMenuProps, 'email' | 'onSignOut' | 'items'>): [MenuGroup, MenuGroup] {
  const text = useText()
  return [
    { id: 'person', label: <bdi>{email}</bdi>, items },
    { id: 'session', items: [{ id: 'sign-out', label: text(msg`Sign out`), icon: LogOut, onAction: onSignOut }] },
  ]
}

const Letters = styled(Trigger)`
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
  ${forcedEdge}
  ${coarsePointer} {
    inline-size: ${token['control-lg']};
    block-size: ${token['control-lg']};
  }
  /** The initials are drawn with CSS, so that they are not part of the accessible name. */
  &::before {
    content: attr(data-initials);
  }
`

const Row = styled(Trigger)`
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: ${token['control-touch']};
  text-align: start;
  & > [data-part='user-label'] {
    flex: 1;
  }
`
