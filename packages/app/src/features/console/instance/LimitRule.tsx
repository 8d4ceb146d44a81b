import { useLingui } from '@lingui/react/macro'
import { isLimit, limitSettings, type LimitSettingName } from '@sightline/api-client'
import { TextField, useFormat } from '@sightline/ui'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { FixedSetting } from './FixedSetting.tsx'
import { SaveSetting } from './SaveSetting.tsx'
import { useSettingForm, type SettingProps } from './useSettingForm.ts'

interface LimitRuleProps extends SettingProps {
  name: LimitSettingName
  label: string
}

/** One limit with its default; where the environment decides, what it says. */
export function LimitRule({ name, label, setting, onChanged }: LimitRuleProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { usual, isNoneAtZero, max } = limitSettings[name]
  const normal = format.full(usual)
  const form = useSettingForm({ setting, onChanged }, '')
  if (setting.environment !== null)
    return <FixedSetting label={label} setting={setting} value={setting.environment.value} />
  return (
    <VersionedForm form={form} labels={{ value: label }}>
      <FormField
        control={form.state.form.control}
        name="value"
        validate={(value) => (value.trim() === '' || isLimit(name, value.trim()) ? undefined : 'field_invalid')}
      >
        {(field) => (
          <TextField
            {...field}
            label={label}
            description={isNoneAtZero ? t`Empty means ${normal}.` : t`Empty means ${normal}; 0 is no limit.`}
            inputMode="numeric"
            maxLength={String(max).length}
            isOptional
          />
        )}
      </FormField>
      <SaveSetting form={form} />
    </VersionedForm>
  )
}
