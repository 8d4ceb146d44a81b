import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Metric } from '@sightline/api-client'
import { definitions } from '../../../lib/definitions/definitions.ts'

export interface MetricEntry {
  name: MessageDescriptor
  definition: MessageDescriptor
  /** A small example with its result. */
  example: MessageDescriptor
}

/** Every metric, in the order in which people ask for them. docs/metrics.md has the full rules. */
export const metricEntries: Readonly<Record<Metric | 'current_visitors' | 'funnels', MetricEntry>> = {
  visitors: {
    name: msg`Visitors`,
    definition: definitions.visitors,
    example: msg`Ann views three pages in the morning and one at night: 1 visitor.`,
  },
  visits: {
    name: msg`Visits`,
    definition: definitions.visits,
    example: msg`Ann views a page at 9:00, at 9:20 and at 11:00: 2 visits.`,
  },
  pageviews: {
    name: msg`Views`,
    definition: definitions.pageviews,
    example: msg`Ann views the front page, the prices, and the front page again: 3 views.`,
  },
  views_per_visit: {
    name: msg`Views per visit`,
    definition: definitions.views_per_visit,
    example: msg`4 views in 3 visits: 1.33.`,
  },
  bounce_rate: {
    name: msg`Bounce rate`,
    definition: definitions.bounce_rate,
    example: msg`Of 3 visits, 2 viewed one page and did nothing else: 66.7%.`,
  },
  visit_duration: {
    name: msg`Visit duration`,
    definition: definitions.visit_duration,
    example: msg`One visit from 9:00 to 9:04, and one of a single view: 2:00.`,
  },
  time_on_page: {
    name: msg`Time on page`,
    definition: definitions.time_on_page,
    example: msg`One view of 40 seconds and one of 20: 0:30.`,
  },
  current_visitors: {
    name: msg`Current visitors`,
    definition: definitions.current_visitors,
    example: msg`It is 12:06. Ann did something at 12:03, Ben at 11:58: 1.`,
  },
  events: {
    name: msg`Events`,
    definition: definitions.events,
    example: msg`Ann signs up and puts two things in the basket: 3 events.`,
  },
  conversion_rate: {
    name: msg`Conversion rate`,
    definition: definitions.conversion_rate,
    example: msg`3 of 60 visitors signed up: 5%.`,
  },
  percentage: {
    name: msg`Share of visitors`,
    definition: msg`How many of all visitors of the range belong to a row.`,
    example: msg`40 of 100 visitors came from Germany: 40%.`,
  },
  exit_rate: {
    name: msg`Exit rate`,
    definition: msg`Visits that ended on a page, divided by the views of that page.`,
    example: msg`A page had 10 views and was the last one of 4 visits: 40%.`,
  },
  revenue: {
    name: msg`Revenue`,
    definition: definitions.revenue,
    example: msg`Two purchases of 20 EUR and one of 7 USD, on a site in EUR: 40 EUR.`,
  },
  scroll_depth: {
    name: msg`Scroll depth`,
    definition: definitions.scroll_depth,
    example: msg`One visit got to 70% of a page, another one to 90%: 80%.`,
  },
  funnels: {
    name: msg`Funnels`,
    definition: definitions.funnels,
    example: msg`100 visitors opened the shop, 30 of them the basket, 10 of those bought: 10%.`,
  },
}
