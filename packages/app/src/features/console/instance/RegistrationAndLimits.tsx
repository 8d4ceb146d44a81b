import { Trans, useLingui } from '@lingui/react/macro'
import { instanceSettingDefaults, registrations, type Registration } from '@sightline/api-client'
import { Select } from '@sightline/ui'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { FixedSetting } from './FixedSetting.tsx'
import { NumberSettings } from './NumberSettings.tsx'
import { SaveSetting } from './SaveSetting.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import { useSettingForm, type SettingProps, type SettingsProps } from './useSettingForm.ts'

/** Who may register, and the limits: where the environment decides, what it says. */
export function RegistrationAndLimits(props: SettingsProps) {
  const { t } = useLingui()
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
        labels={{
          sites_per_member: t`Sites that a member may own`,
          calls_per_minute: t`Calls a minute from one address`,
          events_per_minute: t`Events a minute from one address`,
          import_megabytes: t`Megabytes of an imported file of events`,
          invitations_per_day: t`Invitations that one person may send in a day`,
          summaries_per_day_trial: t`Summaries and explanations a day: trial`,
          summaries_per_day_standard: t`Summaries and explanations a day: standard`,
          summaries_per_day_premium: t`Summaries and explanations a day: premium`,
        }}
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
  const label = t`Who may register`
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
