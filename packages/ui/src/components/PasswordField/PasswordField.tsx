import { msg } from '@lingui/core/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useText } from '../../text/useText.ts'
import { token } from '../../theme/theme.ts'
import { IconButton } from '../IconButton/index.ts'
import { TextField, type TextFieldProps } from '../TextField/index.ts'
import { StrengthBar } from './StrengthBar.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'action' | 'below'> {
  /** Whether a manager should fill in a stored password or offer a new one. */
  autoComplete: 'current-password' | 'new-password'
  /**
   * Whether a bar below tells how hard the password is to guess; for new ones, with a controlled `value`.
   * @default false
   */
  hasStrength?: boolean
}

/** A password, hidden until its person asks to see it. Pasting and managers work. */
export function PasswordField({ hasStrength = false, ...props }: PasswordFieldProps) {
  const text = useText()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      {...(hasStrength ? { below: <StrengthBar password={props.value ?? ''} /> } : {})}
      action={
        <End>
          {/* No slot: the field’s own context is not meant for this button. */}
          <IconButton
            slot={null}
            icon={isShown ? EyeOff : Eye}
            aria-label={isShown ? text(msg`Hide password`) : text(msg`Show password`)}
            onPress={() => setIsShown(!isShown)}
          />
        </End>
      }
    />
  )
}

const End = styled.span`
  display: flex;
  padding-inline: ${token['space-2']};
`
