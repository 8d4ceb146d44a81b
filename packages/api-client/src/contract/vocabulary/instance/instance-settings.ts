import { callLimits, collectLimits, instanceSettingLimits } from '../limits.ts'

/** The rules of points, each a number that an administrator can set, with its default; 0 switches the rule off. */
export const pointRuleDefaults = {
  /** The points for inviting a person, credited when that person's first order is paid. */
  points_per_referral: 200,
  /** The points that an order earns for each whole major unit of its currency. */
  points_per_unit: 1,
  /** The points that a month of the user's plan costs. */
  points_per_month: 1000,
} as const
export type PointRuleName = keyof typeof pointRuleDefaults
export const pointRuleNames = ['points_per_referral', 'points_per_unit', 'points_per_month'] as const

/** A setting that is a whole number from `min` to `max`; `usual` is what holds where nothing is set. */
interface NumberSetting {
  usual: number
  min: number
  max: number
  /** Whether 0 is no limit; elsewhere 0 means none, or is below `min`. */
  isUnlimitedAtZero: boolean
}

/** The limits that administrators set, and the days for which records are kept. */
export const limitSettings = {
  sites_per_member: { usual: 100, min: 0, max: 999_999, isUnlimitedAtZero: true },
  /** The calls of one address in a minute. A page makes a dozen at once, that of settings too. */
  calls_per_minute: { usual: callLimits.perMinute, min: 100, max: 999_999, isUnlimitedAtZero: false },
  /** The requests of one address that the collector takes in a minute. */
  events_per_minute: { usual: collectLimits.addressEvents, min: 0, max: 999_999_999, isUnlimitedAtZero: true },
  /** The size of an imported file of events, without compression. */
  import_megabytes: { usual: 2000, min: 1, max: 999_999, isUnlimitedAtZero: false },
  /** The invitations that one person sends. */
  invitations_per_day: { usual: 30, min: 0, max: 100_000, isUnlimitedAtZero: true },
  /** The summaries and explanations that a person may ask for in a day, by the tier of the site's owner. */
  summaries_per_day_trial: { usual: 5, min: 0, max: 10_000, isUnlimitedAtZero: false },
  summaries_per_day_standard: { usual: 20, min: 0, max: 10_000, isUnlimitedAtZero: false },
  summaries_per_day_premium: { usual: 100, min: 0, max: 10_000, isUnlimitedAtZero: false },
  /** The days for which a job that has ended is kept, with its report. */
  job_days: { usual: 30, min: 1, max: 3650, isUnlimitedAtZero: false },
  /** The days for which the record of a mail is kept that was sent or given up. */
  mail_days: { usual: 30, min: 1, max: 3650, isUnlimitedAtZero: false },
} as const satisfies Record<string, NumberSetting>
export type LimitSettingName = keyof typeof limitSettings
export const limitSettingNames = [
  'sites_per_member',
  'calls_per_minute',
  'events_per_minute',
  'import_megabytes',
  'invitations_per_day',
  'summaries_per_day_trial',
  'summaries_per_day_standard',
  'summaries_per_day_premium',
  'job_days',
  'mail_days',
] as const satisfies readonly LimitSettingName[]

const pointRule = (name: PointRuleName): NumberSetting => ({
  usual: pointRuleDefaults[name],
  min: 0,
  max: instanceSettingLimits.points,
  isUnlimitedAtZero: false,
})

/** All settings that are whole numbers. */
export const numberSettings: Readonly<Record<LimitSettingName | PointRuleName, NumberSetting>> = {
  ...limitSettings,
  points_per_referral: pointRule('points_per_referral'),
  points_per_unit: pointRule('points_per_unit'),
  points_per_month: pointRule('points_per_month'),
}
export type NumberSettingName = keyof typeof numberSettings

export const isNumberSetting = (name: string): name is NumberSettingName => Object.hasOwn(numberSettings, name)

/** Whether a text is a value of such a setting. */
export function isNumberOfSetting(name: NumberSettingName, value: string): boolean {
  const { min, max } = numberSettings[name]
  return /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
}

/**
 * The names of the settings; `payment_text` explains how a membership is paid where no cards are accepted,
 * `default_language` is for whoever prefers no language of ours, `default_time_zone` for sites that are added without one;
 * `instance_logo` is the path of a picture, which `updateLogo` sets.
 */
export const instanceSettingNames = [
  'payment_text',
  ...pointRuleNames,
  'registration',
  ...limitSettingNames,
  'instance_name',
  'instance_logo',
  'default_language',
  'default_time_zone',
] as const
export type InstanceSettingName = (typeof instanceSettingNames)[number]

/** The values of settings that are not set. */
export const instanceSettingDefaults = {
  registration: 'open',
  instance_name: 'Sightline',
  default_language: 'en-US',
  default_time_zone: 'Etc/UTC',
} as const

/** The environment variables that win over a setting. */
export const settingVariables = {
  registration: 'REGISTRATION',
  sites_per_member: 'SITES_PER_MEMBER',
  events_per_minute: 'COLLECT_LIMIT',
  import_megabytes: 'IMPORT_LIMIT',
  calls_per_minute: 'CALL_LIMIT',
  job_days: 'JOB_DAYS',
  mail_days: 'MAIL_DAYS',
} as const satisfies Partial<Record<InstanceSettingName, string>>
