import { msg } from '@lingui/core/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../format/useText.ts'
import { Icon } from '../../data/Icon/index.ts'
import { Error, Help, Label, Optional } from './Field.styles.ts'

export interface FieldProps {
  /** Name of the field, above it. */
  label: ReactNode
  /** One sentence of help, below it; an error takes its place. */
  help?: ReactNode | undefined
  /** What is wrong with the value; null and undefined mean nothing. */
  error?: string | null | undefined
  /**
   * Whether the label says that the field may stay empty.
   * @default false
   */
  isOptional?: boolean | undefined
}

export { Label }

/** What stands above a control. Nothing where the control has its name from elsewhere. */
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

/** What stands below a control: the error if there is one, else the help. */
export function HelpOrError({ help, error }: Pick<FieldProps, 'help' | 'error'>) {
  return (
    <>
      {!isWrong(error) && help !== undefined && (
        <Help slot="description" data-part="help">
          {help}
        </Help>
      )}
      <Error data-part="error">
        <Icon icon={CircleAlert} size={14} />
        <span>{error}</span>
      </Error>
    </>
  )
}

export const isWrong = (error: FieldProps['error']): error is string => error != null && error !== ''
