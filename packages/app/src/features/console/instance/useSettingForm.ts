import type { CallOutput } from '@sightline/api-client'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useVersionedForm } from '../../../lib/forms/versioned/useVersionedForm.ts'

export type Setting = CallOutput<'instanceSetting', 'updateSetting'>

export interface SettingProps {
  setting: Setting
  /** Called with the current setting. */
  onChanged: (now: Setting) => void
}

export interface SettingsProps {
  settings: readonly Setting[]
  onChanged: SettingProps['onChanged']
}

/**
 * The form of one setting.
 * @param usual What the field shows where nothing is set
 */
export function useSettingForm({ setting, onChanged }: SettingProps, usual: string) {
  const api = useApi()
  return useVersionedForm<Setting, { value: string }>({
    row: setting,
    valuesOf: ({ value }) => ({ value: value ?? usual }),
    isRow: isSetting,
    save: async ({ value }, seen) => {
      // Saved as it is, it would only fill the audit log.
      if (value.trim() === (seen.value ?? usual)) return { code: 200, message: 'success', data: seen }
      const { version } = seen
      const result = await api.instanceSetting.updateSetting({ name: setting.name, value: value.trim(), version })
      if (result.code === 200) onChanged(result.data)
      return result
    },
    onSaved: () => {},
  })
}

/** Whether the data of an error is the current setting. */
const isSetting = (data: unknown): data is Setting =>
  typeof data === 'object' && data !== null && 'name' in data && 'version' in data
