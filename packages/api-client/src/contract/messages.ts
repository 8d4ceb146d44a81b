/**
 * Every message key that the service answers, with its English text. The key travels in the envelope's `message`
 * and in `data.fields`; people read a translation of the text.
 */
export const messages = {
  success: 'Success',
  invalid_input: 'Please check the fields',
  jwt_error_01: 'The token is missing, malformed or badly signed',
  jwt_error_02: 'The token has expired or was revoked',
  level_too_low: 'Your account may not do this',
  site_no_permission: 'No permission to view this site',
  not_found: 'There is no such entry',
  sign_in_failed: 'The e-mail address or the password is wrong',
  account_disabled: 'This account is disabled',
  set_up_done: 'This instance is set up already. Please sign in.',
  set_up_link_invalid: 'This set-up link is not valid any more. The server prints a new one when it starts.',
  registration_closed: 'This instance takes no registrations. Please ask its administrator.',
  invite_code_invalid: 'This invitation code is not valid',
  email_taken: 'There is an account with this e-mail address already',
  domain_taken: 'This domain was added already',
  too_many_requests: 'Too many requests, please wait a moment',
  too_large: 'The request is too large',
  unknown_path: 'There is nothing at this address',
  internal_error: 'Something went wrong on the server',
  figures_unavailable: 'The figures cannot be read right now, please try again in a moment',
  collector_full: 'The collector cannot accept events right now',
  field_required: 'Please fill in this field',
  field_invalid: 'This value is not valid',
  field_too_long: 'This value is too long',
  email_invalid: 'Please enter a complete e-mail address',
  password_too_short: 'Please use at least 10 characters',
  name_required: 'Please fill in website name',
  domain_required: 'Please fill in the domain name',
  domain_invalid: 'Please enter a domain name such as example.com',
  currency_required: 'Please select currency type',
  time_zone_invalid: 'Please choose a time zone',
} as const

export type MessageKey = keyof typeof messages

export const isMessageKey = (value: unknown): value is MessageKey =>
  typeof value === 'string' && Object.hasOwn(messages, value)
