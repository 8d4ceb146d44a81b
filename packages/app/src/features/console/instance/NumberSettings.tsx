import { useLingui } from '@lingui/react/macro'
import { isNumberOfSetting, numberSettings, type NumberSettingName } from '@sightline/api-client'
import { TextField, useFormat } from '@sightline/ui'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { FixedSetting } from './FixedSetting.tsx'
import { SaveSetting } from './SaveSetting.tsx'
import { useSettingNames } from './useSettingNames.ts'
import { useSettingForm, type SettingProps, type SettingsProps } from './useSettingForm.ts'

interface NumberSettingsProps<Name extends NumberSettingName> extends SettingsProps {
  /** The settings that are shown, in this order. */
  names: readonly Name[]
}

/** Settings that are whole numbers, a form for each. */
export function NumberSettings<Name extends NumberSettingName>(props: NumberSettingsProps<Name>) {
  const { names, settings, onChanged } = props
  const labels = useSettingNames()
  return names.flatMap((wanted) =>
    settings
      .filter(({ name }) => name === wanted)
      .map((setting) => (
        <NumberSetting key={wanted} name={wanted} label={labels[wanted]} setting={setting} onChanged={onChanged} />
      )),
  )
}

interface NumberSettingProps extends SettingProps {
  name: NumberSettingName
  label: string
}

/** One number with its range and its default; where the environment decides, what it says. */
function NumberSetting({ name, label, setting, onChanged }: NumberSettingProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { usual, min, max, isUnlimitedAtZero } = numberSettings[name]
  const [normal, least, most] = [usual, min, max].map((value) => format.full(value))
  const range = isUnlimitedAtZero
    ? t`From ${least} to ${most}; 0 means no limit. Leave empty for ${normal}.`
    : t`From ${least} to ${most}. Leave empty for ${normal}.`
  const whose = t`For each person, by the plan of the site’s owner; staff count as Premium. Tasks added in the console are not limited.`
  const form = useSettingForm({ setting, onChanged }, '')
  if (setting.environment !== null)
    return <FixedSetting label={label} setting={setting} value={setting.environment.value} />
  return (
    <VersionedForm form={form} labels={{ value: label }}>
      <FormField
        control={form.state.form.control}
        name="value"
        validate={(value) => (isNumberOfSetting(name, value.trim()) ? undefined : 'field_invalid')}
        invalidText={t`Please enter a whole number from ${least} to ${most}, or leave the field empty.`}
      >
        {(field) => (
          <TextField
            {...field}
            label={label}
            description={name.startsWith('summaries_per_day_') ? `${range} ${whose}` : range}
            inputMode="numeric"
            isOptional
          />
        )}
      </FormField>
      <SaveSetting form={form} />
    </VersionedForm>
  )
}
