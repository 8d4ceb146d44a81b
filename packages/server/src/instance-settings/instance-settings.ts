import {
  instanceSettingDefaults,
  instanceSettingNames,
  limitSettings,
  mailLocales,
  registrations,
  settingVariables,
  type InstanceSettingName,
  type LimitSettingName,
  type Output,
  type Registration,
  type Schemas,
} from '@sightline/api-client/contract'
import { recordAuditChange } from '../audit/audit.ts'
import { ApiError, invalidFields } from '../errors.ts'
import { defaultIdentity, type InstanceIdentity } from './instance-identity.ts'
import type { Database } from '../store/relational/database.ts'
import { deleteUnusedImages, insertImage, type Image } from '../store/relational/images.ts'
import { inTransaction } from '../store/relational/in-transaction.ts'
import { findSetting, writeSetting, type SettingRow } from '../store/relational/instance-settings.ts'
import { imagePath } from '../themes/image-path.ts'
import { isSettingValue } from './setting-values.ts'

type Setting = Output<Schemas['instanceSetting']['updateSetting']>
/** A setting as it is stored: of the logo, the hash. */
type Stored = Pick<SettingRow, 'value' | 'version' | 'updated_at'>

/** The settings that the environment decides; undefined where an administrator does. */
interface EnvironmentSettings {
  registration: Registration | undefined
  sitesPerMember: number | undefined
  /** Events a minute of one address. */
  collectLimit: number | undefined
  /** Bytes of an imported file. */
  importLimit: number | undefined
  /** Calls a minute of one address. */
  callLimit: number | undefined
  jobDays: number | undefined
  mailDays: number | undefined
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
  /** Sets the logo. @throws {ApiError} row_changed with the present setting */
  updateLogo(logo: Image, version: number, now: Date): Promise<Setting>
  /** Who may register. */
  registration(): Promise<Registration>
  /** What a limit is at present: the environment's, the administrators', or the usual one. */
  limit: (name: LimitSettingName) => Promise<number>
  /** The bytes that an imported file of events may have, without compression. */
  importBytes: () => Promise<number>
  /** How the instance appears to people. */
  identity(): Promise<InstanceIdentity>
  /** The time zone of sites that are added without one. */
  timeZone(): Promise<string>
}

const BYTES_IN_MEGABYTE = 1_000_000

/** @param basePath Of the instance, below which its pictures are */
export function createInstanceSettings(
  db: Database,
  { registration, sitesPerMember, collectLimit, importLimit, callLimit, jobDays, mailDays }: EnvironmentSettings,
  basePath: string,
): InstanceSettings {
  const environment: Environment = {
    registration,
    sites_per_member: sitesPerMember?.toString(),
    events_per_minute: collectLimit?.toString(),
    import_megabytes: importLimit === undefined ? undefined : String(importLimit / BYTES_IN_MEGABYTE),
    calls_per_minute: callLimit?.toString(),
    job_days: jobDays?.toString(),
    mail_days: mailDays?.toString(),
  }
  const settingOf = (name: InstanceSettingName, row: Stored | undefined): Setting => {
    const value = valueOf(row)
    return {
      name,
      value: name === 'instance_logo' ? imagePath(basePath, value, 'png') : value,
      environment: environmentOf(name, environment),
      version: row?.version ?? 0,
      updated_at: row?.updated_at ?? null,
    }
  }

  const read = async (name: InstanceSettingName): Promise<string | null> => valueOf(await findSetting(db, name))

  async function limit(name: LimitSettingName): Promise<number> {
    const value = environmentOf(name, environment)?.value ?? (await read(name))
    return value === null ? limitSettings[name].usual : Number(value)
  }

  const write = (
    { name, value, version, image }: Pick<Setting, 'version'> & WrittenSetting,
    now: Date,
  ): Promise<Setting> =>
    inTransaction(db, async (transaction) => {
      const before = await findSetting(transaction, name)
      const isWritten = await writeSetting(transaction, { name, value, version }, now)
      const setting = settingOf(name, await findSetting(transaction, name))
      if (!isWritten) throw new ApiError('row_changed', setting)
      if (image !== undefined) await insertImage(transaction, image)
      if (name === 'instance_logo') await deleteUnusedImages(transaction, [valueOf(before)])
      const audited = { id: name, value: settingOf(name, before).value }
      recordAuditChange(audited, { ...audited, value: setting.value })
      return setting
    })

  return {
    list: () => Promise.all(instanceSettingNames.map(async (name) => settingOf(name, await findSetting(db, name)))),
    read,
    async update(given, now) {
      if (!isSettingValue(given.name, given.value)) throw invalidFields({ value: 'field_invalid' })
      return write(given, now)
    },
    updateLogo: (image, version, now) => write({ name: 'instance_logo', value: image.hash, version, image }, now),
    async registration() {
      const value = environment.registration ?? (await read('registration'))
      return registrations.find((one) => one === value) ?? instanceSettingDefaults.registration
    },
    limit,
    importBytes: async () => Math.round((await limit('import_megabytes')) * BYTES_IN_MEGABYTE),
    async identity() {
      const [name, language, logo] = await Promise.all([
        read('instance_name'),
        read('default_language'),
        read('instance_logo'),
      ])
      return {
        name: name ?? defaultIdentity.name,
        language: mailLocales.find((one) => one === language) ?? defaultIdentity.language,
        logo,
      }
    },
    timeZone: async () => (await read('default_time_zone')) ?? instanceSettingDefaults.default_time_zone,
  }
}

interface WrittenSetting {
  name: InstanceSettingName
  value: string
  /** The picture whose hash is the value. */
  image?: Image | undefined
}

/** An empty value is none. */
const valueOf = (row: Stored | undefined): string | null => (row === undefined || row.value === '' ? null : row.value)

type Environment = Record<keyof typeof settingVariables, string | undefined>

function environmentOf(name: InstanceSettingName, environment: Environment): Setting['environment'] {
  if (!hasVariable(name)) return null
  const value = environment[name]
  return value === undefined ? null : { variable: settingVariables[name], value }
}

const hasVariable = (name: InstanceSettingName): name is keyof typeof settingVariables =>
  Object.hasOwn(settingVariables, name)
