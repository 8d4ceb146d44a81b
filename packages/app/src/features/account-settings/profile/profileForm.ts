import { themeChoices, timeFormats, type CallInput, type UserProfile } from '@sightline/api-client'
import { changesIn } from '../../../lib/forms/versioned/changedFields.ts'

/**
 * The values of the form. An empty language or theme is the browser’s; an empty hour format is that of the language.
 */
export type ProfileValues = Record<'nickname' | 'locale' | 'theme' | 'time_format', string>

export const valuesOf = ({ nickname, locale, theme, time_format }: UserProfile): ProfileValues => ({
  nickname: nickname ?? '',
  locale: locale ?? '',
  theme: theme ?? '',
  time_format: time_format ?? '',
})

/** The input of the call: the fields that differ, with the version of the profile that was seen. */
export function changeOf(values: ProfileValues, seen: UserProfile): CallInput<'user', 'update'> {
  const { theme, time_format, ...texts } = changesIn(values, valuesOf(seen))
  const chosen = themeChoices.find((choice) => choice === theme) ?? null
  const hours = timeFormats.find((choice) => choice === time_format) ?? null
  return {
    ...texts,
    ...(theme !== undefined && { theme: chosen }),
    ...(time_format !== undefined && { time_format: hours }),
    version: seen.version,
  }
}

/** Whether the data of an error is the current profile. */
export const isProfile = (data: unknown): data is UserProfile =>
  typeof data === 'object' && data !== null && 'union_id' in data && 'version' in data
