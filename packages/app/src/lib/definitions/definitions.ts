import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { realtimeLimits } from '@sightline/api-client'
import { furtherDefinitions } from './furtherDefinitions.ts'

const { currentMinutes } = realtimeLimits

/** The definition of each metric of the dashboard, in a sentence or two. docs/metrics.md has the same sentences. */
export const definitions = {
  pageviews: msg`How often pages were viewed. A page that is loaded again counts again.`,
  visitors: msg`Different people with a view or an event in the range. Somebody who returns on another day counts again: nothing is kept that could identify them.`,
  bounce_rate: msg`The share of visits with one view and no interactive event.`,
  visit_duration: msg`The average time from the first to the last event of a visit. A visit with a single view counts as 0 seconds.`,
  ...furtherDefinitions,
  current_visitors: msg`Different people with any event in the last ${currentMinutes} minutes. Filters do not change it.`,
  viewed: msg`Visitors who viewed it. The share is of all visitors of the range; somebody who viewed several is in several rows.`,
  visited: msg`Visitors with such a visit. A visit takes the value of its first event. The share is of all visitors of the range.`,
  entered: msg`Visitors with a visit that began or ended there. A visit without a view has no such page.`,
  done: msg`Visitors who triggered the event, and how often. Views are not among these events.`,
  goals: msg`Visitors who reached the goal, and how often. The conversion rate is their share of all visitors who could have.`,
  properties: msg`Visitors with an event that had this value, and how many such events there were.`,
  funnels: msg`Visitors who reached a step after all earlier ones, in this order and within one visit. The conversion rate is the share of those at the first step who reached the last.`,
} as const satisfies Record<string, MessageDescriptor>

export type Defined = keyof typeof definitions
