import { useLingui } from '@lingui/react/macro'
import { passwordLimits, shareLimits } from '@sightline/api-client'
import { CheckboxGroup, DateField, PasswordField, RadioGroup, TextField } from '@sightline/ui'
import { useWatch, type Control } from 'react-hook-form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { FixedFiltersField } from './FixedFiltersField.tsx'
import { SharePanelsField } from './SharePanelsField.tsx'
import { dayProblem, type ShareLinkValues } from './shareLinkForm.ts'

const { minLength } = passwordLimits

interface ShareLinkFieldsProps {
  siteId: string
  control: Control<ShareLinkValues>
  /**
   * Whether the link has a password already, which stays while nobody types another.
   * @default false
   */
  hasPassword?: boolean
}

/** What a share link is called, who can open it, until when, and what it shows. */
export function ShareLinkFields({ siteId, control, hasPassword = false }: ShareLinkFieldsProps) {
  const { t } = useLingui()
  const access = useWatch({ control, name: 'access' })
  const shows = useWatch({ control, name: 'shows' })
  return (
    <>
      <FormField control={control} name="name" required="field_required">
        {(field) => (
          <TextField
            {...field}
            label={t`Name of the link`}
            autoFocus
            description={t`Who or what it is for`}
            maxLength={shareLimits.name}
          />
        )}
      </FormField>
      <FormField control={control} name="access">
        {(field) => (
          <RadioGroup
            {...field}
            label={t`Who can open it`}
            items={[
              { value: 'link', label: t`Anyone with the link` },
              { value: 'password', label: t`Anyone with the link and a password` },
            ]}
          />
        )}
      </FormField>
      {access === 'password' && (
        <FormField
          control={control}
          name="password"
          {...(!hasPassword && { required: 'password_too_short' as const })}
          validate={(password) => (password.length < minLength ? 'password_too_short' : undefined)}
        >
          {(field) => (
            <PasswordField
              {...field}
              label={hasPassword ? t`New password` : t`Password`}
              description={
                hasPassword
                  ? t`Leave it empty to keep the present one. A new one signs out whoever came with the old one.`
                  : t`At least ${minLength} characters. Tell it to your readers yourself.`
              }
              autoComplete="new-password"
              isOptional={hasPassword}
            />
          )}
        </FormField>
      )}
      <FormField control={control} name="ends_on" validate={dayProblem}>
        {(field) => (
          <DateField
            {...field}
            label={t`Last day`}
            description={t`The link stops working at the end of this day.`}
            isOptional
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="filters"
        // Nothing else can be wrong with what the editor makes.
        invalidText={t`A fixed filter cannot leave out a goal`}
      >
        {({ value, onChange, errorMessage }) => <FixedFiltersField {...{ siteId, value, onChange, errorMessage }} />}
      </FormField>
      <FormField control={control} name="shows">
        {(field) => (
          <RadioGroup
            {...field}
            label={t`Panels`}
            items={[
              { value: 'all', label: t`All panels` },
              {
                value: 'chosen',
                label: t`Chosen panels`,
                description: t`Viewers see only these, and can filter only by these.`,
              },
            ]}
          />
        )}
      </FormField>
      {shows === 'chosen' && (
        <FormField control={control} name="panels">
          {({ value, onChange }) => <SharePanelsField {...{ value, onChange }} />}
        </FormField>
      )}
      <FormField control={control} name="has_annotations">
        {({ value, onChange }) => (
          <CheckboxGroup
            label={t`Notes`}
            description={t`Whoever has the link can then read them.`}
            items={[{ value: 'true', label: t`Show the notes of the site on the chart` }]}
            value={value === 'true' ? ['true'] : []}
            onChange={(chosen) => onChange(chosen.length > 0 ? 'true' : 'false')}
          />
        )}
      </FormField>
    </>
  )
}
