import { useLingui } from '@lingui/react/macro'
import { accountLevels, type AccountLevel } from '@sightline/api-client'
import { Select, TextField } from '@sightline/ui'
import type { Control } from 'react-hook-form'
import { FormField } from '../../forms/FormField.tsx'
import { Pair } from './UserDrawer.styles.ts'
import type { UserValues } from './userForm.ts'

interface UserFieldsProps {
  control: Control<UserValues>
  isReadOnly?: boolean
  /** Whether the level can be chosen. */
  hasLevel: boolean
}

/** The fields of a user that staff may write. */
export function UserFields({ control, isReadOnly = false, hasLevel }: UserFieldsProps) {
  const { t } = useLingui()
  const levelNames: Record<AccountLevel, string> = {
    member: t`Own sites only`,
    operator: t`App users and AI tasks too`,
    admin: t`Everything`,
  }
  const optional = (label: string) => t`${label} (optional)`
  const text = (name: keyof UserValues, label: string, maxLength: number) => (
    <FormField control={control} name={name}>
      {(field) => <TextField {...field} label={label} isReadOnly={isReadOnly} maxLength={maxLength} />}
    </FormField>
  )
  return (
    <>
      <FormField control={control} name="email" required="email_invalid">
        {(field) => <TextField {...field} type="email" label={t`E-mail`} isReadOnly={isReadOnly} autoComplete="off" />}
      </FormField>
      <Pair>
        {text('nickname', optional(t`Nickname`), 100)}
        {text('region', optional(t`Region`), 10)}
      </Pair>
      {hasLevel && (
        <FormField control={control} name="level" required="field_required">
          {(field) => (
            <Select
              {...field}
              label={t`May see`}
              options={accountLevels.map((value) => ({ value, label: levelNames[value] }))}
            />
          )}
        </FormField>
      )}
      <Pair>
        {text('ref_code', optional('ref_code'), 40)}
        {text('union_code', optional('union_code'), 40)}
      </Pair>
      <Pair>
        {text('utm_source', optional('utm_source'), 100)}
        {text('utm_medium', optional('utm_medium'), 100)}
      </Pair>
    </>
  )
}
