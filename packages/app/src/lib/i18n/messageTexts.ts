import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { MessageKey } from '@sightline/api-client'
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
  too_many_queries: msg`Too many queries at once, please wait a moment`,
  too_large: msg`The request is too large`,
  unknown_path: msg`There is nothing at this address`,
  internal_error: msg`Something went wrong on the server`,
  figures_unavailable: msg`The figures cannot be read right now, please try again in a moment`,
  collector_full: msg`The collector cannot accept events right now`,
  storage_full: msg`The disk of the server is full, please try again later`,
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
  read_only_session: msg`You are viewing as somebody else and can change nothing`,
  membership_expired: msg`Membership has expired, please renew before accessing.`,
  webmaster_expired: msg`The webmaster's membership has expired. Please contact the webmaster to renew before accessing.`,
  premium_only: msg`This feature is only available for Premium Members.`,
  row_changed: msg`Somebody else changed this entry meanwhile`,
  total_changed: msg`The number of entries has changed, please look again`,
  too_many_rows: msg`Please choose fewer entries at once`,
  sort_unknown: msg`This list cannot be sorted by that column`,
  staff_protected: msg`Accounts of staff are not changed here`,
  own_account: msg`This cannot be done to your own account`,
  last_admin: msg`The last administrator stays`,
  password_wrong: msg`The password is wrong`,
  link_invalid: msg`This link is not valid any more. Please ask for a new one.`,
  domain_mismatch: msg`Please type the domain exactly`,
  viewer_exists: msg`The site is shared with this person already`,
  too_many_invitations: msg`You have invited many people today. Please go on tomorrow.`,
  viewer_is_owner: msg`This is the owner of the site`,
  too_many_keys: msg`Please delete an API key first`,
  too_many_entries: msg`There are too many of these. Please delete one first.`,
  name_taken: msg`There is one with this name already`,
  points_insufficient: msg`The balance does not suffice`,
  points_reversed: msg`This entry was reversed already`,
  order_state: msg`An order cannot go from its state to this one`,
  span_invalid: msg`The end must come after the start`,
  too_many_points: msg`Please choose longer intervals or a shorter range`,
  too_many_values: msg`Please choose fewer values`,
  query_too_large: msg`This asks for too much at once. Please choose fewer filters, values or breakdowns.`,
  figure_unavailable: msg`This figure does not exist together with this dimension or filter`,
  figures_too_large: msg`This is too much to count at once. Please choose a shorter range, or try again in a moment.`,
  image_invalid: msg`Please choose a picture: PNG, JPEG, WebP, AVIF or GIF`,
  file_invalid: msg`This file cannot be read`,
  one_file: msg`Please send one file after the other`,
  columns_unknown: msg`These columns are not known and were left out`,
  line_invalid: msg`This line has another number of fields than the first one`,
  line_not_json: msg`This line is no JSON object`,
  line_not_utf8: msg`This line is not in UTF-8`,
  line_too_long: msg`This line is too long`,
  time_in_future: msg`This time lies in the future`,
  time_too_old: msg`This time lies before the year 2000`,
  visitor_too_busy: msg`This visitor has more events than one visitor may have`,
  report_columns_missing: msg`The report needs columns with the page path, the views and the users`,
  report_date_missing: msg`The report needs a column with the date, or must be of a single day`,
  day_has_events: msg`This day has events of its own already`,
  too_many_views: msg`These are more views than a report may hold`,
  export_gone: msg`This file is not there, or not any more`,
  disk_full: msg`The server has no room for this file`,
  waits_for_room: msg`The server has no room left. This goes on by itself once there is some.`,
  imports_waiting: msg`Too many imports and exports are waiting. Please wait until one of them has ended.`,
  imported_views: msg`Views of each day and of each page on a day`,
  imported_visitors_of_page: msg`Visitors of a page on a day`,
  imported_visitors_of_day: msg`Visitors of a day: the most that one page had`,
  imported_visitors_of_days: msg`Visitors of several days: nobody is known again on another day`,
  imported_visits: msg`Visits, views per visit, bounce rate, entry and exit pages: one visit for each visitor and day`,
  imported_times: msg`Visit duration, time on page and scroll depth`,
  imported_origins: msg`Sources, countries, devices and hours`,
  job_ended: msg`This job has ended already`,
  job_not_cancellable: msg`This job cannot be stopped`,
  too_many_checks: msg`Please wait a moment before the next look at the page`,
  time_zone_invalid: msg`Please choose a time zone`,
}

const failed = msg`Loading failed, please refresh and try again`
const noAnswer = msg`The service does not answer. Please check your connection.`

/** Whether a message is one of the service. The contract’s own test of that brings its English texts along. */
export const isMessageKey = (message: string): message is MessageKey => Object.hasOwn(messageTexts, message)

/** What the client says of an answer that is none of the service, such as a gateway's page. */
const foreignAnswer = /^(Request failed with status code|The answer is not)/

/** The text for the message of an answer; what is no key of the service, the client has said itself. */
export function messageTextFor(message: string): MessageDescriptor {
  if (isMessageKey(message)) return messageTexts[message]
  return foreignAnswer.test(message) ? failed : noAnswer
}

/** Translates the message of an answer. */
export function useMessageText(): (message: string) => string {
  const { i18n } = useLingui()
  return useCallback((message) => i18n._(messageTextFor(message)), [i18n])
}
