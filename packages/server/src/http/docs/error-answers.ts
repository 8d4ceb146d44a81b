import {
  messageText,
  apiErrorCodes,
  type CallSchema,
  type Endpoint,
  type ApiErrorKey,
} from '@sightline/api-client/contract'

/** One error that a call answers which was understood. */
export interface Answer {
  code: number
  message: ApiErrorKey
  text: string
}

/** Every error that a call can answer: those that its level, site and input bring along, and its own. */
export function answersOf(endpoint: Endpoint, { input, errors: own = [] }: CallSchema): Answer[] {
  const { level, method, site, membership, apiKey, share, beforeSharePassword, endsSession } = endpoint
  const isSignedIn = level !== 'visitor'
  const keys = new Set<ApiErrorKey>()
  const add = (isPossible: boolean, ...some: ApiErrorKey[]) => {
    if (isPossible) for (const key of some) keys.add(key)
  }
  add(isSignedIn, 'jwt_error_01', 'jwt_error_02')
  // A key of an account may make few calls.
  add(isSignedIn && (level !== 'member' || apiKey === undefined), 'level_too_low')
  add(apiKey !== undefined, 'key_scope_missing')
  add(share !== undefined, 'link_invalid')
  add(share === 'allowed', 'not_in_share_link')
  add(share !== undefined && beforeSharePassword !== true, 'share_password_needed')
  add(isSignedIn && method === 'POST' && endsSession !== true, 'read_only_session')
  add(Object.keys(input.shape).length > 0, 'invalid_input')
  add(site !== undefined, 'site_no_permission')
  add(membership === true && isSignedIn, 'membership_expired')
  add(membership === true || share !== undefined, 'webmaster_expired')
  add(true, ...own)
  return [...keys].map((key) => ({ code: apiErrorCodes[key], message: key, text: messageText(key) }))
}
