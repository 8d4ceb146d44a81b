import { msg } from '@lingui/core/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../format/useText.ts'
import { Icon } from '../../data/Icon/index.ts'
import { Error, Help, Label, Optional } from './Field.styles.ts'

export interface FieldProps {
  /** Name of the field, above it. */
  label: ReactNode
  /** A help text below the field; an error replaces it. */
  description?: ReactNode | undefined
  /** The error of the value; null and undefined mean none. */
  errorMessage?: string | null | undefined
  /**
   * Whether the label marks the field as optional.
   * @default false
   */
  isOptional?: boolean | undefined
}

export { Label }

/** The label above a control. Draws nothing where the control is named otherwise. */
export function FieldLabel({ label, isOptional = false }: { label: ReactNode; isOptional?: boolean | undefined }) {
  const text = useText()
  if (label === undefined) return null
  return (
    <Label>
      {label}
      {isOptional && <Optional> {text(msg`optional`)}</Optional>}
    </Label>
  )
}

/** The line below a control: the error if there is one, else the description. */
export function HelpOrError({ description, errorMessage }: Pick<FieldProps, 'description' | 'errorMessage'>) {
  return (
    <>
      {!isWrong(errorMessage) && description !== undefined && (
        <Help slot="description" data-part="help">
          {description}
        </Help>
      )}
      <Error data-part="error">
        <Icon icon={CircleAlert} size={14} />
        <span>{errorMessage}</span>
      </Error>
    </>
  )
}

export const isWrong = (error: FieldProps['errorMessage']): error is string => error != null && error !== ''
