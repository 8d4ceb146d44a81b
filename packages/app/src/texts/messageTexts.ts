import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { isMessageKey, type MessageKey } from '@sightline/api-client'
import { useCallback } from 'react'

/** Every message that the service can answer, in words that Lingui translates. */
export const messageTexts: Record<MessageKey, MessageDescriptor> = {
  success: msg`Success`,
  invalid_input: msg`Please check the fields`,
  jwt_error_01: msg`The token is missing, malformed or badly signed`,
  jwt_error_02: msg`The token has expired or was revoked`,
  level_too_low: msg`Your account may not do this`,
  site_no_permission: msg`No permission to view this site`,
  not_found: msg`There is no such entry`,
  sign_in_failed: msg`The e-mail address or the password is wrong`,
  account_disabled: msg`This account is disabled`,
  set_up_done: msg`This instance is set up already. Please sign in.`,
  set_up_link_invalid: msg`This set-up link is not valid any more. The server prints a new one when it starts.`,
  domain_taken: msg`This domain was added already`,
  too_many_requests: msg`Too many requests, please wait a moment`,
  too_large: msg`The request is too large`,
  unknown_path: msg`There is nothing at this address`,
  internal_error: msg`Something went wrong on the server`,
  figures_unavailable: msg`The figures cannot be read right now, please try again in a moment`,
  collector_full: msg`The collector cannot accept events right now`,
  field_required: msg`Please fill in this field`,
  field_invalid: msg`This value is not valid`,
  field_too_long: msg`This value is too long`,
  email_invalid: msg`Please enter a complete e-mail address`,
  password_too_short: msg`Please use at least 10 characters`,
  name_required: msg`Please fill in website name`,
  domain_required: msg`Please fill in the domain name`,
  domain_invalid: msg`Please enter a domain name such as example.com`,
  currency_required: msg`Please select currency type`,
  registration_closed: msg`This instance takes no registrations. Please ask its administrator.`,
  invite_code_invalid: msg`This invitation code is not valid`,
  email_taken: msg`There is an account with this e-mail address already`,
  time_zone_invalid: msg`Please choose a time zone`,
}

const noAnswer = msg`The service does not answer. Please check your connection.`

/** Translates a message key; whatever else stands in a message means that no answer of the service came. */
export function useMessageText(): (message: string) => string {
  const { i18n } = useLingui()
  return useCallback((message) => i18n._(isMessageKey(message) ? messageTexts[message] : noAnswer), [i18n])
}
