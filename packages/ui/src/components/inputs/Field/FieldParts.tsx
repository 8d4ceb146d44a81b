import { msg } from '@lingui/core/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../format/useText.ts'
import { useKit } from '../../../provider/KitContext.ts'
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

interface TypedProps {
  description?: ReactNode
  value?: string | undefined
  maxLength?: number | undefined
  isReadOnly?: boolean | undefined
}

/** The shortest limit of which a full field tells: codes are meant to be as long as they may be. */
const longText = 20

/** The description of a field for typed text; of one that takes no more, how much it takes. */
export function useTypedDescription({ description, value, maxLength, isReadOnly = false }: TypedProps): ReactNode {
  const text = useText()
  const { intlLocale } = useKit()
  const isFull = maxLength !== undefined && maxLength >= longText && (value?.length ?? 0) >= maxLength
  if (!isFull || isReadOnly) return description
  // All of the formats would come with every field.
  const most = new Intl.NumberFormat(intlLocale).format(maxLength)
  return <span role="status">{text(msg`No more than ${most} characters fit here.`)}</span>
}

export const isWrong = (error: FieldProps['errorMessage']): error is string => error != null && error !== ''
