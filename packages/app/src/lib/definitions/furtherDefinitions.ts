import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { visitGapMinutes } from '@sightline/api-client'

/** The definitions of the cards that a person may choose beside the usual ones. */
export const furtherDefinitions = {
  visits: msg`What a visitor viewed and did without a break of more than ${visitGapMinutes} minutes.`,
  views_per_visit: msg`Views divided by visits.`,
  time_on_page: msg`How long a page was visible and in use, averaged over its views.`,
  scroll_depth: msg`How far down a page was scrolled: the average of the deepest point of each visit.`,
  events: msg`What visitors did besides viewing pages: events of your own, such as a sign-up.`,
  conversion_rate: msg`The share of visitors who triggered an event of your own or, in rows of goals, reached the goal.`,
  revenue: msg`The sum of the amounts that events carry, in the currency of the site. Other currencies are left out, never converted.`,
} as const satisfies Record<string, MessageDescriptor>
