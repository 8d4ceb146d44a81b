import { Trans, useLingui } from '@lingui/react/macro'
import { instanceSettingDefaults, registrations, type Registration } from '@sightline/api-client'
import { Select } from '@sightline/ui'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { FixedSetting } from './FixedSetting.tsx'
import { NumberSettings } from './NumberSettings.tsx'
import { SaveSetting } from './SaveSetting.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import { useSettingNames } from './useSettingNames.ts'
import { useSettingForm, type SettingProps, type SettingsProps } from './useSettingForm.ts'

/** Who may register, and the limits: where the environment decides, what it says. */
export function RegistrationAndLimits(props: SettingsProps) {
  const { settings, onChanged } = props
  const registration = settings.find(({ name }) => name === 'registration')
  return (
    <SettingsCard
      title={<Trans>Registration and limits</Trans>}
      description={<Trans>Changes apply at once. Environment variables override what is set here.</Trans>}
    >
      {registration !== undefined && <RegistrationRule setting={registration} onChanged={onChanged} />}
      <NumberSettings
        {...props}
        names={[
          'sites_per_member',
          'calls_per_minute',
          'events_per_minute',
          'import_megabytes',
          'invitations_per_day',
          'summaries_per_day_trial',
          'summaries_per_day_standard',
          'summaries_per_day_premium',
        ]}
      />
    </SettingsCard>
  )
}

function RegistrationRule({ setting, onChanged }: SettingProps) {
  const { t } = useLingui()
  const names: Record<Registration, string> = {
    open: t`Everybody`,
    invite: t`Anyone with an invitation code`,
    closed: t`Nobody`,
  }
  const { registration: label } = useSettingNames()
  const nameOf = (value: string) =>
    names[registrations.find((one) => one === value) ?? instanceSettingDefaults.registration]
  const form = useSettingForm({ setting, onChanged }, instanceSettingDefaults.registration)
  if (setting.environment !== null)
    return <FixedSetting label={label} setting={setting} value={nameOf(setting.environment.value)} />
  return (
    <VersionedForm form={form} labels={{ value: label }}>
      <FormField control={form.state.form.control} name="value">
        {(field) => (
          <Select
            {...field}
            label={label}
            items={registrations.map((value) => ({ value: value as string, label: names[value] }))}
          />
        )}
      </FormField>
      <SaveSetting form={form} />
    </VersionedForm>
  )
}
