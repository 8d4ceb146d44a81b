import type { RefObject } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { usePortalProps } from '../../../../provider/KitContext.ts'
import { raisedSurface } from '../../../../theme/surfaces.ts'
import { useMinWidth } from '../../../../theme/useMinWidth.ts'
import type { PickerContentProps } from './PickerContent.types.ts'
import { PickerPopover } from './PickerPopover.tsx'
import { PickerSheet } from './PickerSheet.tsx'

interface PickerOverlayProps extends PickerContentProps {
  /** The button that opens the picker and sets its own ARIA attributes. */
  triggerRef: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The overlay of a picker: a popover beside its button, or a sheet on a phone. */
export function PickerOverlay({ triggerRef, isOpen, onOpenChange, ...content }: PickerOverlayProps) {
  const portal = usePortalProps()
  const isWide = useMinWidth('md')
  if (!isWide) return <PickerSheet {...content} isOpen={isOpen} onOpenChange={onOpenChange} />
  return (
    <Surface
      {...portal}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={8}
    >
      <PickerPopover {...content} />
    </Surface>
  )
}

const Surface = styled(Popover)`
  ${raisedSurface}
  inline-size: max-content;
  max-inline-size: calc(100vw - 1rem);
  overflow: auto;
`
