import { useState } from 'react'
import { msg } from '@lingui/core/macro'
import { useText } from '../../../../format/useText.ts'
import { Sheet } from '../../../overlays/Sheet/index.ts'
import type { PickerContentProps } from './PickerContent.types.ts'
import { CustomPage, PresetPage } from './PickerPages.tsx'
import { rangeNames } from '../rangeNames.ts'

interface PickerSheetProps extends PickerContentProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The sheet on a phone: presets, which apply at once, and a second page for custom days. */
export function PickerSheet({ isOpen, onOpenChange, ...content }: PickerSheetProps) {
  const text = useText()
  const [isCustom, setIsCustom] = useState(false)
  const leave = () => setIsCustom(false)
  return (
    <Sheet
      title={text(isCustom ? rangeNames.custom : msg`Date range`)}
      isOpen={isOpen}
      onOpenChange={(next) => {
        onOpenChange(next)
        leave()
      }}
    >
      {isCustom ? (
        <CustomPage
          {...content}
          onCancel={leave}
          onApply={(range, comparison) => {
            content.onApply(range, comparison)
            leave()
          }}
        />
      ) : (
        <PresetPage {...content} onCustom={() => setIsCustom(true)} />
      )}
    </Sheet>
  )
}
