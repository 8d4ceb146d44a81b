import { msg } from '@lingui/core/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../format/useText.ts'
import { useFieldSize } from '../Field/index.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { TextField, type TextFieldProps } from '../TextField/index.ts'
import { End } from '../TextField/TextField.styles.ts'
import { StrengthBar } from './StrengthBar.tsx'
import type { StrictOmit } from '../../props.ts'

export interface PasswordFieldProps extends StrictOmit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'end' | 'footer'
> {
  /** Whether a manager should fill in a stored password or offer a new one. */
  autoComplete: 'current-password' | 'new-password'
  /**
   * Whether a bar below tells how hard the password is to guess; for new ones.
   * @default false
   */
  hasStrength?: boolean | undefined
}

/** A password, hidden until its person asks to see it. Pasting and managers work. */
export function PasswordField({ hasStrength = false, ...props }: PasswordFieldProps) {
  const text = useText()
  const height = useFieldSize(props.size)
  const [typed, setTyped] = useState(props.defaultValue ?? '')
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      onChange={(next) => {
        setTyped(next)
        props.onChange?.(next)
      }}
      footer={hasStrength ? <StrengthBar password={props.value ?? typed} /> : undefined}
      end={
        <End>
          {/* No slot: the field’s own context is not meant for this button. */}
          <IconButton
            slot={null}
            size={height === 'sm' ? 'sm' : 'md'}
            isDisabled={props.isDisabled ?? false}
            icon={isShown ? EyeOff : Eye}
            aria-label={isShown ? text(msg`Hide password`) : text(msg`Show password`)}
            onPress={() => setIsShown(!isShown)}
          />
        </End>
      }
    />
  )
}
