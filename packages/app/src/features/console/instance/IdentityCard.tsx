import { Trans, useLingui } from '@lingui/react/macro'
import { instanceSettingDefaults, instanceSettingLimits, mailLocales } from '@sightline/api-client'
import { Select, TextField } from '@sightline/ui'
import { useMemo } from 'react'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { languages } from '../../../lib/preferences/locale.ts'
import { timeZoneOptions } from '../../sites/index.ts'
import { LogoField } from './LogoField.tsx'
import { SaveSetting } from './SaveSetting.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import { useSettingNames } from './useSettingNames.ts'
import { useSettingForm, type SettingProps, type SettingsProps } from './useSettingForm.ts'

/** The name and the logo of the instance, and the language and the time zone of whoever has chosen none. */
export function IdentityCard({ settings, onChanged }: SettingsProps) {
  const [name, logo, language, timeZone] = (
    ['instance_name', 'instance_logo', 'default_language', 'default_time_zone'] as const
  ).map((wanted) => settings.find((setting) => setting.name === wanted))
  return (
    <SettingsCard
      title={<Trans>This instance</Trans>}
      description={<Trans>People see a change when they reload the page; mails use it at once.</Trans>}
    >
      {name !== undefined && <NameField setting={name} onChanged={onChanged} />}
      {logo !== undefined && <LogoField setting={logo} onChanged={onChanged} />}
      {language !== undefined && <LanguageField setting={language} onChanged={onChanged} />}
      {timeZone !== undefined && <TimeZoneField setting={timeZone} onChanged={onChanged} />}
    </SettingsCard>
  )
}

function NameField(props: SettingProps) {
  const { t } = useLingui()
  const { instance_name: label } = useSettingNames()
  const form = useSettingForm(props, '')
  return (
    <VersionedForm form={form} labels={{ value: label }}>
      <FormField control={form.state.form.control} name="value">
        {(field) => (
          <TextField
            {...field}
            label={label}
            description={t`Shown in titles, in the header, on the sign-in page and in mails. Leave empty for Sightline.`}
            maxLength={instanceSettingLimits.name}
            isOptional
          />
        )}
      </FormField>
      <SaveSetting form={form} />
    </VersionedForm>
  )
}

function LanguageField(props: SettingProps) {
  const { t } = useLingui()
  const { default_language: label } = useSettingNames()
  const form = useSettingForm(props, instanceSettingDefaults.default_language)
  return (
    <VersionedForm form={form} labels={{ value: label }}>
      <FormField control={form.state.form.control} name="value">
        {(field) => (
          <Select
            {...field}
            label={label}
            description={t`For people whose browser asks for a language that is not offered here, and for mails to people who have not chosen one.`}
            items={mailLocales.map((value) => ({ value: value as string, label: nameOf(value) }))}
          />
        )}
      </FormField>
      <SaveSetting form={form} />
    </VersionedForm>
  )
}

function TimeZoneField(props: SettingProps) {
  const { t } = useLingui()
  const { default_time_zone: label } = useSettingNames()
  const usual = instanceSettingDefaults.default_time_zone
  const chosen = props.setting.value ?? usual
  const zones = useMemo(() => timeZoneOptions(chosen), [chosen])
  const form = useSettingForm(props, usual)
  return (
    <VersionedForm form={form} labels={{ value: label }}>
      <FormField control={form.state.form.control} name="value">
        {(field) => (
          <Select
            {...field}
            label={label}
            description={t`For websites that are added without a time zone: by staff, or through the API.`}
            items={zones}
            isSearchable
          />
        )}
      </FormField>
      <SaveSetting form={form} />
    </VersionedForm>
  )
}

const nameOf = (wanted: string): string => languages.find(({ locale }) => locale === wanted)?.name ?? wanted
