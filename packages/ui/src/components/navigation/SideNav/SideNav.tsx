import { msg } from '@lingui/core/macro'
import { PanelLeft } from 'lucide-react'
import { lazyPart } from '../../overlays/Overlay/lazyPart.tsx'
import { useOpen } from '../../overlays/Overlay/useOpen.ts'
import { useText } from '../../../format/useText.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { BadgePlace, Column, Foot, Home, Top } from './SideNav.styles.ts'
import type { SideNavProps } from './SideNav.types.ts'
import { SideNavLinks } from './SideNavLinks.tsx'
import { useCollapsed } from './useCollapsed.ts'
import { useMinWidth } from '../../../theme/useMinWidth.ts'
import { listOf } from '../../../theme/wrongProps.ts'

/** The overlay is loaded on demand, since nobody opens it where the column has room. */
const [SideNavOverlay] = lazyPart(async () => (await import('./SideNavOverlay.tsx')).SideNavOverlay)

/**
 * The navigation of a part of the product, a column of grouped links beside the page. Below 1280 px it shows icons
 * only; below 1024 px it is hidden and opens as an overlay.
 */
export function SideNav(props: SideNavProps) {
  const { homeHref, homeLabel, logo, compactLogo = logo, items: givenItems, badge, footer, ...others } = props
  const items = listOf(givenItems, 'SideNav')
  const { isCollapsed: isCollapsedBy, defaultCollapsed, onCollapsedChange, storageKey, ...more } = others
  const { isOpen: isOpenBy, defaultOpen, onOpenChange, ...rest } = more
  const text = useText()
  const hasColumn = useMinWidth('lg')
  const hasRoom = useMinWidth('xl')
  const { isCollapsed, setCollapsed } = useCollapsed({
    isCollapsed: isCollapsedBy,
    defaultCollapsed,
    onCollapsedChange,
    storageKey,
  })
  const [isOpen, setOpen] = useOpen({ isOpen: isOpenBy, defaultOpen, onOpenChange })
  const isNarrow = !hasRoom || isCollapsed
  const toggleLabel = isNarrow ? text(msg`Show icons and names`) : text(msg`Show icons only`)
  // If the window is too narrow for both, the navigation opens as an overlay instead of expanding.
  const toggle = () => (hasRoom ? setCollapsed(!isCollapsed) : setOpen(true))
  return (
    <>
      {hasColumn && (
        <Column {...rest} as="header" data-narrow={isNarrow || undefined} data-part="side-nav">
          <Top>
            <Home href={homeHref} aria-label={homeLabel}>
              {isNarrow ? compactLogo : logo}
            </Home>
            <IconButton size="sm" icon={PanelLeft} isDirectional aria-label={toggleLabel} onPress={toggle} />
          </Top>
          {badge !== undefined && <BadgePlace>{badge}</BadgePlace>}
          <SideNavLinks groups={items} isNarrow={isNarrow} />
          {footer !== undefined && <Foot data-part="foot">{footer(isNarrow)}</Foot>}
        </Column>
      )}
      <SideNavOverlay
        {...{ homeHref, homeLabel, logo, items, badge, footer }}
        isOpen={isOpen && !(hasColumn && hasRoom)}
        onOpenChange={setOpen}
      />
    </>
  )
}
