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
  /** Whether a password manager should fill in a stored password or generate a new one. */
  autoComplete: 'current-password' | 'new-password'
  /**
   * Whether a bar below shows the strength of the password; for new passwords.
   * @default false
   */
  hasStrength?: boolean | undefined
}

/** A password field with a button to show the password. It allows pasting and password managers. */
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
          {/** This button has no slot, because the context of the field is not meant for it. */}
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
