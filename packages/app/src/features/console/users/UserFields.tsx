import { useLingui } from '@lingui/react/macro'
import { accountLevels, type AccountLevel } from '@sightline/api-client'
import { Select, TextField } from '@sightline/ui'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { FormRow } from '@sightline/ui/form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { FieldLabel } from '../fields/FieldLabel.tsx'
import type { UserValues } from './userForm.ts'

interface UserFieldsProps {
  control: Control<UserValues>
  isReadOnly?: boolean
  /** Whether the level can be chosen. */
  canEditLevel: boolean
  /** What stands between who the user is and where the user came from. */
  children?: ReactNode
}

/** The fields of a user that staff may write. */
export function UserFields({ control, isReadOnly = false, canEditLevel, children }: UserFieldsProps) {
  const { t } = useLingui()
  const levelNames: Record<AccountLevel, string> = {
    member: t`Own sites only`,
    operator: t`App users and AI tasks too`,
    admin: t`Everything`,
  }
  const text = (name: keyof UserValues, maxLength: number) => (
    <FormField control={control} name={name}>
      {(field) => (
        <TextField
          {...field}
          label={<FieldLabel name={name} />}
          isOptional
          isReadOnly={isReadOnly}
          maxLength={maxLength}
        />
      )}
    </FormField>
  )
  return (
    <>
      <FormField control={control} name="email" required="email_invalid">
        {(field) => (
          <TextField
            {...field}
            type="email"
            label={<FieldLabel name="email" />}
            isReadOnly={isReadOnly}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormRow>
        {text('nickname', 100)}
        {text('region', 10)}
      </FormRow>
      {children}
      {canEditLevel && (
        <FormField control={control} name="level" required="field_required">
          {(field) => (
            <Select
              {...field}
              label={<FieldLabel name="level" />}
              items={accountLevels.map((value) => ({ value, label: levelNames[value] }))}
            />
          )}
        </FormField>
      )}
      <FormRow>
        {text('ref_code', 40)}
        {text('union_code', 40)}
      </FormRow>
      <FormRow>
        {text('utm_source', 100)}
        {text('utm_medium', 100)}
      </FormRow>
    </>
  )
}
