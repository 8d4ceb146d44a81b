import { Trans, useLingui } from '@lingui/react/macro'
import { instanceSettingDefaults, registrations, type Registration } from '@sightline/api-client'
import { Card, Container, Select, Stack, TextField, useFormat } from '@sightline/ui'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { SaveSetting } from './SaveSetting.tsx'
import { useSettingForm, type Setting, type SettingProps } from './useSettingForm.ts'

/** Who may register, and how many sites a member may own: where the environment decides, what it says. */
export function InstanceRules({
  settings,
  onChanged,
}: {
  settings: readonly Setting[]
  onChanged: SettingProps['onChanged']
}) {
  const registration = settings.find(({ name }) => name === 'registration')
  const sites = settings.find(({ name }) => name === 'sites_per_member')
  return (
    <Card
      title={<Trans>Registration and limits</Trans>}
      description={<Trans>Changes apply at once. Environment variables override what is set here.</Trans>}
    >
      <Container size="sm" align="start">
        <Stack>
          {registration !== undefined && <RegistrationRule setting={registration} onChanged={onChanged} />}
          {sites !== undefined && <SitesRule setting={sites} onChanged={onChanged} />}
        </Stack>
      </Container>
    </Card>
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
    return <Fixed label={label} setting={setting} value={nameOf(setting.environment.value)} />
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

function SitesRule({ setting, onChanged }: SettingProps) {
  const { t } = useLingui()
  const format = useFormat()
  const label = t`Sites that a member may own`
  const normal = format.full(instanceSettingDefaults.sites_per_member)
  const form = useSettingForm({ setting, onChanged }, '')
  if (setting.environment !== null) return <Fixed label={label} setting={setting} value={setting.environment.value} />
  return (
    <VersionedForm form={form} labels={{ value: label }}>
      <FormField
        control={form.state.form.control}
        name="value"
        validate={(value) => (/^\d{0,6}$/.test(value.trim()) ? undefined : 'field_invalid')}
      >
        {(field) => (
          <TextField
            {...field}
            label={label}
            description={t`Empty means ${normal}; 0 is no limit.`}
            inputMode="numeric"
            maxLength={6}
            isOptional
          />
        )}
      </FormField>
      <SaveSetting form={form} />
    </VersionedForm>
  )
}

/** The value of a setting that the environment decides. */
function Fixed({ label, setting, value }: { label: string; setting: Setting; value: string }) {
  const { t } = useLingui()
  const variable = setting.environment?.variable ?? ''
  return (
    <TextField label={label} value={value} isReadOnly description={t`Set by the environment variable ${variable}.`} />
  )
}
