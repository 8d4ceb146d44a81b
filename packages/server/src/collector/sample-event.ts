import { NO_ATTRIBUTES, PAGEVIEW, type AcceptedEvent } from './accepted-event.ts'

/** A view of `/` by visitor 1 of site 1, for tests; each number gives another event id. */
export const sampleEvent = (number: number, change: Partial<AcceptedEvent> = {}): AcceptedEvent => ({
  id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  site_id: 1,
  ts: 0,
  visitor_id: '1',
  previous_visitor_id: null,
  name: PAGEVIEW,
  pathname: '/',
  title: '',
  interactive: true,
  props: {},
  engagement_ms: 0,
  scroll_depth: null,
  revenue: null,
  currency: '',
  attributes: NO_ATTRIBUTES,
  ...change,
})
