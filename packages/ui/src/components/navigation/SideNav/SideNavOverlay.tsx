import { msg } from '@lingui/core/macro'
import { X } from 'lucide-react'
import { useText } from '../../../format/useText.ts'
import { useKit, usePortalProps } from '../../../provider/KitContext.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { Scrim, Sheet, SheetContent } from './SideNavOverlay.styles.ts'
import { BadgePlace, Foot, Home, Top } from './SideNav.styles.ts'
import type { SideNavProps } from './SideNav.types.ts'
import { SideNavLinks } from './SideNavLinks.tsx'

interface SideNavOverlayProps extends Pick<
  SideNavProps,
  'homeHref' | 'homeLabel' | 'logo' | 'items' | 'badge' | 'footer'
> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The full navigation in an overlay, which closes when a link is followed. */
export function SideNavOverlay({
  homeHref,
  homeLabel,
  logo,
  items,
  badge,
  footer,
  isOpen,
  onOpenChange,
}: SideNavOverlayProps) {
  const text = useText()
  const hasPlace = useKit().portal !== null
  const close = () => onOpenChange(false)
  return (
    <Scrim {...usePortalProps()} isOpen={isOpen && hasPlace} onOpenChange={onOpenChange} isDismissable>
      <Sheet>
        <SheetContent aria-label={text(msg`Navigation`)}>
          <Top>
            <Home href={homeHref} aria-label={homeLabel} onClick={close}>
              {logo}
            </Home>
            <IconButton slot="close" size="sm" icon={X} aria-label={text(msg`Close`)} />
          </Top>
          {badge !== undefined && <BadgePlace>{badge}</BadgePlace>}
          <SideNavLinks groups={items} isNarrow={false} onFollow={close} />
          {footer !== undefined && <Foot data-part="foot">{footer(false)}</Foot>}
        </SheetContent>
      </Sheet>
    </Scrim>
  )
}
