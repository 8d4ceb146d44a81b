import { Trans, useLingui } from '@lingui/react/macro'
import { profileLimits, themeChoices, timeFormats, type UserProfile } from '@sightline/api-client'
import { Button, Card, Select, TextField } from '@sightline/ui'
import { FormRow } from '@sightline/ui/form'
import { useQueryClient } from '@tanstack/react-query'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { useVersionedForm } from '../../../lib/forms/versioned/useVersionedForm.ts'
import { languages } from '../../../lib/preferences/locale.ts'
import { usePreferences } from '../../../lib/preferences/PreferencesProvider.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { accountKey } from '../../account/index.ts'
import { changeOf, isProfile, valuesOf, type ProfileValues } from './profileForm.ts'
import { useUpdateCachedProfile } from './useUpdateCachedProfile.ts'

/** The form for the public name, language, theme and hour format; this browser takes the last three over at once. */
export function Profile({ profile, canEdit }: { profile: UserProfile; canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const queries = useQueryClient()
  const { setLocale, setTheme } = usePreferences()
  const take = useUpdateCachedProfile()
  const form = useVersionedForm<UserProfile, ProfileValues>({
    row: profile,
    valuesOf,
    isRow: isProfile,
    save: async (values, seen) => {
      const change = changeOf(values, seen)
      const result = await api.user.update(change)
      if (result.code !== 200) return result
      take(result.data)
      if (change.locale !== undefined && values.locale !== '') setLocale(values.locale)
      if (change.theme !== undefined) setTheme(result.data.theme ?? 'system')
      return result
    },
    onSaved: () => {},
  })
  const { control } = form.state.form
  const labels = { nickname: t`Name`, locale: t`Language`, theme: t`Theme`, time_format: t`Time format` }
  const hours = { '12': t`12-hour, such as 1:05 PM`, '24': t`24-hour, such as 13:05` }
  const themes = { light: t`Light`, dark: t`Dark` }
  return (
    <Card
      title={<Trans>Profile</Trans>}
      footer={
        <>
          <span />
          <Button
            type="submit"
            form={form.state.formId}
            variant="primary"
            isDisabled={!canEdit}
            isPending={form.state.isPending}
          >
            <Trans>Save changes</Trans>
          </Button>
        </>
      }
    >
      <VersionedForm
        form={form}
        onTakeTheirs={() => void queries.invalidateQueries({ queryKey: accountKey })}
        labels={labels}
      >
        <FormField control={control} name="nickname">
          {(field) => (
            <TextField
              {...field}
              label={labels.nickname}
              description={t`People you share a site with see it.`}
              autoComplete="nickname"
              maxLength={profileLimits.nickname}
              isReadOnly={!canEdit}
            />
          )}
        </FormField>
        <FormRow>
          <FormField control={control} name="locale">
            {(field) => (
              <Select
                {...field}
                label={labels.locale}
                description={t`Also the language of your mails.`}
                items={[
                  { value: '', label: t`Same as the browser` },
                  ...languages.map(({ locale, name }) => ({ value: locale, label: name })),
                ]}
                isSearchable
                isDisabled={!canEdit}
              />
            )}
          </FormField>
          <FormField control={control} name="theme">
            {(field) => (
              <Select
                {...field}
                label={labels.theme}
                items={[
                  { value: '', label: t`Same as the device` },
                  ...themeChoices.map((value) => ({ value, label: themes[value] })),
                ]}
                isDisabled={!canEdit}
              />
            )}
          </FormField>
        </FormRow>
        <FormField control={control} name="time_format">
          {(field) => (
            <Select
              {...field}
              label={labels.time_format}
              items={[
                { value: '', label: t`Same as the language` },
                ...timeFormats.map((value) => ({ value, label: hours[value] })),
              ]}
              isDisabled={!canEdit}
            />
          )}
        </FormField>
      </VersionedForm>
    </Card>
  )
}
