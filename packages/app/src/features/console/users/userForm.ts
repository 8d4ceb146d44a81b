import type { AccountLevel, AppUser, CallInput } from '@sightline/api-client'
import { changesIn } from '../../../lib/forms/versioned/changedFields.ts'

/** What of a user can be typed. Empty texts are none. */
export type UserValues = Record<
  'email' | 'nickname' | 'region' | 'ref_code' | 'union_code' | 'utm_source' | 'utm_medium' | 'level',
  string
>

export const valuesOf = (user: AppUser): UserValues => ({
  email: user.email,
  nickname: user.nickname ?? '',
  region: user.region ?? '',
  ref_code: user.ref_code ?? '',
  union_code: user.union_code ?? '',
  utm_source: user.utm_source ?? '',
  utm_medium: user.utm_medium ?? '',
  level: user.level,
})

export const noValues: UserValues = {
  email: '',
  nickname: '',
  region: '',
  ref_code: '',
  union_code: '',
  utm_source: '',
  utm_medium: '',
  level: 'member' satisfies AccountLevel,
}

/** The change as the service takes it: only what differs, on the row that was seen. */
export function changeOf(values: UserValues, user: AppUser): CallInput<'appUser', 'updateAppUser'> {
  const changed = changesIn(values, valuesOf(user)) as Partial<CallInput<'appUser', 'updateAppUser'>>
  return { ...changed, id: user.id, version: user.version }
}

/** Whether an error's data is the current row, which a version conflict has with it. */
export const isUserRow = (data: unknown): data is AppUser =>
  typeof data === 'object' && data !== null && 'id' in data && 'version' in data && 'email' in data
