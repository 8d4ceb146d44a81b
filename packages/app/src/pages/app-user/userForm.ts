import type { AccountLevel, AppUser, CallInput } from '@sightline/api-client'

/** What of a user can be typed. Empty texts are none. */
export interface UserValues {
  email: string
  nickname: string
  region: string
  ref_code: string
  union_code: string
  utm_source: string
  utm_medium: string
  level: string
  status: string
}

export const valuesOf = (user: AppUser): UserValues => ({
  email: user.email,
  nickname: user.nickname ?? '',
  region: user.region ?? '',
  ref_code: user.ref_code ?? '',
  union_code: user.union_code ?? '',
  utm_source: user.utm_source ?? '',
  utm_medium: user.utm_medium ?? '',
  level: user.level,
  status: user.status,
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
  status: 'active',
}

/** The names of the fields that differ from the row. */
export function changedIn(values: UserValues, user: AppUser): (keyof UserValues)[] {
  const before = valuesOf(user)
  const names = Object.keys(before) as (keyof UserValues)[]
  return names.filter((name) => values[name].trim() !== before[name])
}

/** The change as the service takes it: only what differs, on the row that was seen. */
export function changeOf(values: UserValues, user: AppUser): CallInput<'appUser', 'updateAppUser'> {
  const changed = changedIn(values, user).map((name) => [name, values[name].trim()])
  return { id: user.id, version: user.version, ...Object.fromEntries(changed) }
}

/** Whether what a refusal has with it is the row as it is now. */
export const isUserRow = (data: unknown): data is AppUser =>
  typeof data === 'object' && data !== null && 'id' in data && 'version' in data && 'email' in data
