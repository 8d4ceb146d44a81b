import {
  instanceSettingLimits,
  isNumberOfSetting,
  isNumberSetting,
  isTimeZone,
  mailLocales,
  registrations,
  type InstanceSettingName,
} from '@sightline/api-client/contract'

/** Whether a setting can be given a value; an empty one restores the default. */
export function isSettingValue(name: InstanceSettingName, value: string): boolean {
  if (value === '') return true
  if (isNumberSetting(name)) return isNumberOfSetting(name, value)
  if (name === 'registration') return registrations.some((one) => one === value)
  if (name === 'instance_name') return isName(value)
  // It comes as a picture.
  if (name === 'instance_logo') return false
  if (name === 'default_language') return mailLocales.some((one) => one === value)
  return name !== 'default_time_zone' || isTimeZone(value)
}

/** A name stands in the headers of mails and in titles: on one line, and without what ends or reverses it there. */
const isName = (value: string): boolean =>
  [...value].length <= instanceSettingLimits.name && !/[\p{Cc}\p{Zl}\p{Zp}<>"\u202a-\u202e\u2066-\u2069]/u.test(value)
