import type { InstallationDetail, InstallationState } from '@sightline/api-client'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The state of the installation, in one line. */
export const stateTexts: Record<InstallationState, MessageDescriptor> = {
  found: msg`The snippet is on the page`,
  not_found: msg`The snippet is not in the source of the page`,
  found_twice: msg`The snippet is on the page more than once`,
  wrong_id: msg`There is a snippet on the page, but it is that of another site`,
  blocked: msg`The snippet cannot work on this page`,
  unreachable: msg`The page cannot be checked`,
}

/** The next step for a state, where no detail is known. */
export const nextTexts: Record<InstallationState, MessageDescriptor> = {
  found: msg`Events are counted as soon as somebody opens the page.`,
  not_found: msg`Paste it right after the head element, publish the page, and check again.`,
  found_twice: msg`Only the first one counts. Remove the others.`,
  wrong_id: msg`Replace it with the snippet above.`,
  blocked: msg`Something on the page or its server keeps the snippet from working.`,
  unreachable: msg`Open the page in a browser, and check again.`,
}

/** The reason for the state, or the likely one. */
export const detailTexts: Record<InstallationDetail, MessageDescriptor> = {
  policy_script: msg`The page’s Content-Security-Policy does not allow the script. Add this server to script-src.`,
  policy_connection: msg`The page’s Content-Security-Policy does not allow events to be sent. Add this server to connect-src.`,
  server_refuses: msg`The site’s server refused the request. A firewall or a sign-in may protect the page.`,
  server_error: msg`The site’s server answered with an error.`,
  no_page: msg`There is no HTML page at this address.`,
  name_unknown: msg`The host name cannot be resolved. Check the domain above and its DNS.`,
  address_private: msg`The host is on a private network, which this server does not access.`,
  no_connection: msg`The site’s server could not be reached.`,
  certificate_invalid: msg`The site’s certificate is not valid.`,
  timed_out: msg`The site’s server did not answer in time.`,
  too_many_redirects: msg`The page redirects too many times.`,
  redirect_invalid: msg`The page redirects to an address that cannot be opened.`,
  inserted_later: msg`A script on the page may add it later, which cannot be seen from here. Open the page and check whether an event arrives.`,
  tag_manager: msg`The page has a tag manager, which may add it. That cannot be seen from here. Open the page and look for an event.`,
}
