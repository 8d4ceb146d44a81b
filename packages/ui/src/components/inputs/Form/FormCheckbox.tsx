import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Checkbox } from '../Checkbox/index.ts'
import { Icon } from '../../data/Icon/index.ts'
import { CheckboxColumn, Wrong } from './Form.styles.ts'
import type { FieldBinding } from './FormField.tsx'

export interface FormCheckboxProps extends FieldBinding<boolean> {
  /**
   * Whether it cannot be changed now.
   * @default false
   */
  isDisabled?: boolean | undefined
  /** What is chosen, beside the box. */
  children: ReactNode
}

/** A checkbox of a form, with what is wrong below it. */
export function FormCheckbox({ value, errorMessage, children, ...rest }: FormCheckboxProps) {
  const wrong = useId()
  return (
    <CheckboxColumn>
      <Checkbox
        {...rest}
        isSelected={value}
        isInvalid={errorMessage !== null}
        aria-describedby={errorMessage !== null ? wrong : undefined}
      >
        {children}
      </Checkbox>
      {errorMessage !== null && (
        <Wrong id={wrong} data-part="error">
          <Icon icon={CircleAlert} size={14} />
          <span>{errorMessage}</span>
        </Wrong>
      )}
    </CheckboxColumn>
  )
}
