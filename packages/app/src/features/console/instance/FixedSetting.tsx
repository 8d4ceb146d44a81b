import { useLingui } from '@lingui/react/macro'
import { TextField } from '@sightline/ui'
import type { Setting } from './useSettingForm.ts'

/** The value of a setting that the environment decides. */
export function FixedSetting({ label, setting, value }: { label: string; setting: Setting; value: string }) {
  const { t } = useLingui()
  const variable = setting.environment?.variable ?? ''
  return (
    <TextField label={label} value={value} isReadOnly description={t`Set by the environment variable ${variable}.`} />
  )
}
