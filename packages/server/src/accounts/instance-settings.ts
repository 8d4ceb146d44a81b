import {
  instanceSettingDefaults,
  instanceSettingLimits,
  instanceSettingNames,
  isTimeZone,
  mailLocales,
  pointRuleNames,
  registrations,
  settingVariables,
  type InstanceSettingName,
  type Output,
  type Registration,
  type Schemas,
} from '@sightline/api-client/contract'
import { recordAuditChange } from '../audit/audit.ts'
import { ApiError, invalidFields } from '../errors.ts'
import { defaultIdentity, type InstanceIdentity } from '../instance-identity.ts'
import type { Database } from '../store/relational/database.ts'
import { findSetting, writeSetting, type SettingRow } from '../store/relational/settings.ts'

type Setting = Output<Schemas['instanceSetting']['updateSetting']>

/** The settings that the environment decides; undefined where an administrator does. */
interface EnvironmentSettings {
  registration: Registration | undefined
  sitesPerMember: number | undefined
}

/** The settings of the instance, which administrators change without a restart. */
export interface InstanceSettings {
  list(): Promise<Setting[]>
  /** The stored value of a setting that no environment variable decides; null where it is not set. */
  read(name: InstanceSettingName): Promise<string | null>
  /**
   * Changes a setting; an empty value removes it. A value that the environment decides is stored, and holds once the
   * variable is gone. @throws {ApiError} invalid_input, row_changed with the present setting
   */
  update(given: { name: InstanceSettingName; value: string; version: number }, now: Date): Promise<Setting>
  /** Who may register. */
  registration(): Promise<Registration>
  /** The number of sites that a member may own; 0 is no limit. */
  sitesPerMember(): Promise<number>
  /** How the instance appears to people. */
  identity(): Promise<InstanceIdentity>
  /** The time zone of sites that are added without one. */
  timeZone(): Promise<string>
}

export function createInstanceSettings(
  db: Database,
  { registration, sitesPerMember }: EnvironmentSettings,
): InstanceSettings {
  const environment = { registration, sites_per_member: sitesPerMember?.toString() }
  const settingOf = (name: InstanceSettingName, row: SettingRow | undefined): Setting => ({
    name,
    value: row === undefined || row.value === '' ? null : row.value,
    environment: environmentOf(name, environment),
    version: row?.version ?? 0,
    updated_at: row?.updated_at ?? null,
  })

  const read = async (name: InstanceSettingName): Promise<string | null> =>
    settingOf(name, await findSetting(db, name)).value

  return {
    list: () => Promise.all(instanceSettingNames.map(async (name) => settingOf(name, await findSetting(db, name)))),
    read,
    async update(given, now) {
      if (!isAllowed(given.name, given.value)) throw invalidFields({ value: 'field_invalid' })
      const before = { id: given.name, value: await read(given.name) }
      const isWritten = await writeSetting(db, given, now)
      const setting = settingOf(given.name, await findSetting(db, given.name))
      if (!isWritten) throw new ApiError('row_changed', setting)
      recordAuditChange(before, { ...before, value: setting.value })
      return setting
    },
    async registration() {
      const value = environment.registration ?? (await read('registration'))
      return registrations.find((one) => one === value) ?? instanceSettingDefaults.registration
    },
    async sitesPerMember() {
      const value = environment.sites_per_member ?? (await read('sites_per_member'))
      return value === null ? instanceSettingDefaults.sites_per_member : Number(value)
    },
    async identity() {
      const [name, language] = [await read('instance_name'), await read('default_language')]
      return {
        name: name ?? defaultIdentity.name,
        language: mailLocales.find((one) => one === language) ?? defaultIdentity.language,
      }
    },
    timeZone: async () => (await read('default_time_zone')) ?? instanceSettingDefaults.default_time_zone,
  }
}

function environmentOf(
  name: InstanceSettingName,
  environment: Record<keyof typeof settingVariables, string | undefined>,
): Setting['environment'] {
  if (!hasVariable(name)) return null
  const value = environment[name]
  return value === undefined ? null : { variable: settingVariables[name], value }
}

const hasVariable = (name: InstanceSettingName): name is keyof typeof settingVariables =>
  Object.hasOwn(settingVariables, name)

/** Whether a setting can have a value; an empty one restores the default. */
function isAllowed(name: InstanceSettingName, value: string): boolean {
  if (value === '') return true
  if (name === 'registration') return registrations.some((one) => one === value)
  if (name === 'sites_per_member') return /^\d{1,6}$/.test(value)
  if (name === 'instance_name') return isName(value)
  if (name === 'default_language') return mailLocales.some((one) => one === value)
  if (name === 'default_time_zone') return isTimeZone(value)
  return !pointRuleNames.some((rule) => rule === name) || isPoints(value)
}

/** A name stands in the headers of mails and in titles: on one line, and without what ends or reverses it there. */
const isName = (value: string): boolean =>
  [...value].length <= instanceSettingLimits.name && !/[\p{Cc}\p{Zl}\p{Zp}<>"\u202a-\u202e\u2066-\u2069]/u.test(value)

const isPoints = (value: string): boolean => /^\d{1,7}$/.test(value) && Number(value) <= instanceSettingLimits.points
