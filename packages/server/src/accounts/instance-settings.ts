import {
  pointRuleNames,
  instanceSettingLimits,
  instanceSettingNames,
  type Output,
  type Schemas,
  type InstanceSettingName,
} from '@sightline/api-client/contract'
import { ApiError, invalidFields } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { findSetting, writeSetting, type SettingRow } from '../store/relational/settings.ts'

type Setting = Output<Schemas['instanceSetting']['updateSetting']>

/** The settings of the instance, which administrators change. */
export const listSettings = (db: Database): Promise<Setting[]> =>
  Promise.all(instanceSettingNames.map(async (name) => settingOf(name, await findSetting(db, name))))

/** The value of a setting; null where it is not set. */
export const readSetting = async (db: Database, name: InstanceSettingName): Promise<string | null> =>
  settingOf(name, await findSetting(db, name)).value

/**
 * Changes a setting; an empty value removes it. @throws {ApiError} invalid_input, row_changed with the present setting
 */
export async function updateSetting(
  db: Database,
  given: { name: InstanceSettingName; value: string; version: number },
  now: Date,
): Promise<Setting> {
  if (isPointRule(given.name) && !isPoints(given.value)) throw invalidFields({ value: 'field_invalid' })
  const isWritten = await writeSetting(db, given, now)
  const setting = settingOf(given.name, await findSetting(db, given.name))
  if (!isWritten) throw new ApiError('row_changed', setting)
  return setting
}

const isPointRule = (name: InstanceSettingName): boolean => pointRuleNames.some((rule) => rule === name)

const isPoints = (value: string): boolean =>
  value === '' || (/^\d{1,7}$/.test(value) && Number(value) <= instanceSettingLimits.points)

const settingOf = (name: InstanceSettingName, row: SettingRow | undefined): Setting => ({
  name,
  value: row === undefined || row.value === '' ? null : row.value,
  version: row?.version ?? 0,
  updated_at: row?.updated_at ?? null,
})
