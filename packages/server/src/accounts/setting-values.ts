import {
  instanceSettingLimits,
  isLimit,
  isLimitSetting,
  isTimeZone,
  mailLocales,
  pointRuleNames,
  registrations,
  type InstanceSettingName,
} from '@sightline/api-client/contract'

/** Whether a setting can be given a value; an empty one restores the default. */
export function isSettingValue(name: InstanceSettingName, value: string): boolean {
  if (value === '') return true
  if (isLimitSetting(name)) return isLimit(name, value)
  if (name === 'registration') return registrations.some((one) => one === value)
  if (name === 'instance_name') return isName(value)
  // It comes as a picture.
  if (name === 'instance_logo') return false
  if (name === 'default_language') return mailLocales.some((one) => one === value)
  if (name === 'default_time_zone') return isTimeZone(value)
  return !pointRuleNames.some((rule) => rule === name) || isPoints(value)
}

/** A name stands in the headers of mails and in titles: on one line, and without what ends or reverses it there. */
const isName = (value: string): boolean =>
  [...value].length <= instanceSettingLimits.name && !/[\p{Cc}\p{Zl}\p{Zp}<>"\u202a-\u202e\u2066-\u2069]/u.test(value)

const isPoints = (value: string): boolean => /^\d{1,7}$/.test(value) && Number(value) <= instanceSettingLimits.points
