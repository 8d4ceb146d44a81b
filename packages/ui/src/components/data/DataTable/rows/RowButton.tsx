import type { ComponentPropsWithRef } from 'react'
import { IconSlot } from '../../Icon/IconSlot.tsx'
import type { IconSource } from '../../Icon/index.ts'
import type { StrictOmit } from '../../../props.ts'

interface RowButtonProps extends StrictOmit<ComponentPropsWithRef<'button'>, 'children' | 'type' | 'aria-label'> {
  /** The accessible name, also shown in the table's tooltip. */
  'aria-label': string
  icon: IconSource
  /** @default false */
  isDirectional?: boolean | undefined
}

/**
 * A button of a row that looks like a small IconButton, whose press and tooltip handling would take longer to render
 * than the row.
 */
export function RowButton({ icon, isDirectional = false, ...rest }: RowButtonProps) {
  return (
    <button {...rest} type="button" data-part="control">
      <IconSlot icon={icon} size={14} isDirectional={isDirectional} />
    </button>
  )
}
