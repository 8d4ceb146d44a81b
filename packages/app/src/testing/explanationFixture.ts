import type { CallOutput } from '@sightline/api-client'

/** An explanation of why a site has more visitors. */
export const explanation: CallOutput<'aitask', 'getExplanation'> = {
  id: '7',
  action_id: '11111111-2222-4333-8444-555555555555',
  task_status: 'succeeded',
  locale: 'en-US',
  result:
    'Visitors rose from 800 to 1,204 (+51%).\n\n- From the source “Google”: +404, now 900, was 496.\n- A visitor may have several of these values, so the parts overlap.',
  worded_by: 'template',
  created_at: '2026-11-20T09:24:07.000Z',
  metric: 'visitors',
  range: { from: '2026-10-22T22:00:00.000Z', to: '2026-11-19T23:00:00.000Z' },
  comparison: { from: '2026-09-24T22:00:00.000Z', to: '2026-10-22T22:00:00.000Z' },
  filters: [],
  source: null,
  is_own: true,
  details: {
    metric: 'visitors',
    value: 1204,
    before: 800,
    difference: 404,
    change: 50.5,
    dimensions: [
      {
        dimension: 'source',
        method: 'overlap',
        rows: [
          { value: 'Google', now: 900, before: 496, contribution: 404 },
          { value: '', now: 200, before: 210, contribution: -10 },
        ],
        rest: null,
      },
      {
        dimension: 'country',
        method: 'overlap',
        rows: [{ value: 'DE', now: 700, before: 400, contribution: 300 }],
        rest: null,
      },
    ],
  },
}
