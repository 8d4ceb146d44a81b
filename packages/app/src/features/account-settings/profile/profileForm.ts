import { themeChoices, type CallInput, type UserProfile } from '@sightline/api-client'
import { changesIn } from '../../../lib/forms/versioned/changed.ts'

/** An empty language or theme is that of the browser. */
export type ProfileValues = Record<'nickname' | 'locale' | 'theme', string>

export const valuesOf = ({ nickname, locale, theme }: UserProfile): ProfileValues => ({
  nickname: nickname ?? '',
  locale: locale ?? '',
  theme: theme ?? '',
})

/** The change as the service takes it: only what differs, on the profile that was seen. */
export function changeOf(values: ProfileValues, seen: UserProfile): CallInput<'user', 'update'> {
  const { theme, ...texts } = changesIn(values, valuesOf(seen))
  const chosen = themeChoices.find((choice) => choice === theme) ?? null
  return { ...texts, ...(theme !== undefined && { theme: chosen }), version: seen.version }
}

/** Whether what an error has with it is the profile as it is now. */
export const isProfile = (data: unknown): data is UserProfile =>
  typeof data === 'object' && data !== null && 'union_id' in data && 'version' in data
