import { useCallback } from 'react'
import { useSettingNames } from '../instance/useSettingNames.ts'
import type { AuditEntry } from './useAuditList.ts'

/** Returns a function that names the setting of the instance that an entry is about; undefined for an entry about something else. */
export function useChangedSetting(): (entry: Pick<AuditEntry, 'action' | 'details'>) => string | undefined {
  const names: Readonly<Record<string, string>> = useSettingNames()
  return useCallback(
    ({ action, details }) => {
      if (action === 'instanceSetting.updateLogo') return names['instance_logo']
      const { name } = details
      return action === 'instanceSetting.updateSetting' && typeof name === 'string' ? names[name] : undefined
    },
    [names],
  )
}
