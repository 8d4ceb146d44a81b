import { msg } from '@lingui/core/macro'
import { useId } from 'react'
import { useFormat } from '../../../format/index.ts'
import { useText } from '../../../format/useText.ts'
import { IconSlot } from '../../data/Icon/IconSlot.tsx'
import { Tooltip } from '../../overlays/Tooltip/index.ts'
import { Count, GroupHeading, ItemLink, Items, Label, Nav } from './SideNav.styles.ts'
import type { SideNavGroup, SideNavItem } from './SideNav.types.ts'

interface SideNavLinksProps {
  groups: readonly SideNavGroup[]
  /** Whether only icons are shown, each with a tooltip. */
  isNarrow: boolean
  /** Called when a link is followed. */
  onFollow?: (() => void) | undefined
}

/** The links of the navigation in their groups. */
export function SideNavLinks({ groups, isNarrow, onFollow }: SideNavLinksProps) {
  const text = useText()
  const start = useId()
  return (
    <Nav aria-label={text(msg`Main`)}>
      {groups.map(({ id, label, items }) => (
        <div key={id}>
          <GroupHeading id={start + id}>{label}</GroupHeading>
          <Items aria-labelledby={start + id}>
            {items.map((item) => (
              <li key={item.href}>
                {isNarrow ? (
                  <Tooltip text={item.label} placement="end">
                    {link(item, onFollow)}
                  </Tooltip>
                ) : (
                  link(item, onFollow)
                )}
              </li>
            ))}
          </Items>
        </div>
      ))}
    </Nav>
  )
}

/** A tooltip needs the link element itself as its child. */
const link = ({ href, label, icon, count, isCurrent = false }: SideNavItem, onFollow?: () => void) => (
  <ItemLink href={href} {...(isCurrent && { 'aria-current': 'page' })} {...(onFollow && { onPress: onFollow })}>
    <IconSlot icon={icon} />
    <Label>{label}</Label>
    {count !== undefined && <ItemCount count={count} />}
  </ItemLink>
)

function ItemCount({ count }: { count: number }) {
  return <Count>{useFormat().full(count)}</Count>
}
