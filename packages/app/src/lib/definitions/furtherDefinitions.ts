import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { visitGapMinutes } from '@sightline/api-client'

/** The definitions of the cards that a person may choose beside the usual ones. */
export const furtherDefinitions = {
  visits: msg`What somebody viewed and did with never more than ${visitGapMinutes} minutes between.`,
  views_per_visit: msg`Views divided by visits.`,
  time_on_page: msg`How long a page was in sight and in use, on average of its views.`,
  scroll_depth: msg`How far down a page was scrolled: the mean of the deepest point of each visit.`,
  events: msg`What visitors did beside viewing pages: events of your own, such as a sign-up.`,
  conversion_rate: msg`The share of visitors who did an event of your own or, in rows of goals, who reached the goal.`,
  revenue: msg`The sum that events carry in the currency of the site. Other currencies are left out, never converted.`,
} as const satisfies Record<string, MessageDescriptor>
