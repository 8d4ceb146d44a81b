import type { ComponentPropsWithRef } from 'react'
import { IconSlot } from '../../Icon/IconSlot.tsx'
import type { IconSource } from '../../Icon/index.ts'
import type { StrictOmit } from '../../../props.ts'

interface RowButtonProps extends StrictOmit<ComponentPropsWithRef<'button'>, 'children' | 'type' | 'aria-label'> {
  /** The accessible name; the tooltip of the table shows it too. */
  'aria-label': string
  icon: IconSource
  /** @default false */
  isDirectional?: boolean | undefined
}

/** A control of a row. It looks like a small IconButton, whose press and tooltip take longer to make than its row. */
export function RowButton({ icon, isDirectional = false, ...rest }: RowButtonProps) {
  return (
    <button {...rest} type="button" data-part="control">
      <IconSlot icon={icon} size={14} isDirectional={isDirectional} />
    </button>
  )
}
