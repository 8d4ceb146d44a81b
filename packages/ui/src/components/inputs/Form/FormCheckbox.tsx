import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode, type Ref } from 'react'
import { Checkbox } from '../Checkbox/index.ts'
import { Icon } from '../../data/Icon/index.ts'
import { CheckboxColumn, Wrong } from './Form.styles.ts'
import type { RootProps } from '../../props.ts'
import type { FieldBinding } from './FormField.tsx'

export interface FormCheckboxProps extends FieldBinding<boolean>, RootProps {
  /**
   * Whether the checkbox is disabled.
   * @default false
   */
  isDisabled?: boolean | undefined
  /** The label beside the box. */
  children: ReactNode
  ref?: Ref<HTMLDivElement> | undefined
}

/** A checkbox bound to a form, with its error below. The ref and other props go to the root around both. */
export function FormCheckbox(props: FormCheckboxProps) {
  const { id, name, value, errorMessage, onChange, onBlur, isDisabled = false, children, ...rest } = props
  const wrong = useId()
  return (
    <CheckboxColumn {...rest}>
      <Checkbox
        id={id}
        name={name}
        isSelected={value}
        isDisabled={isDisabled}
        onChange={onChange}
        onBlur={onBlur}
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
