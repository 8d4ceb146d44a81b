import type { Output, Schemas } from '@sightline/api-client/contract'

type Certainties = NonNullable<NonNullable<Output<Schemas['job']['get']>['job']['transfer']>['figures']>

/**
 * The certainty of each metric after the import of a report: what it counts, and what it does not say. See
 * docs/import-export.md
 */
export const reportCertainties: Certainties = [
  { figure: 'imported_views', certainty: 'exact' },
  { figure: 'imported_visitors_of_page', certainty: 'exact' },
  { figure: 'imported_visitors_of_day', certainty: 'lower_bound' },
  { figure: 'imported_visitors_of_days', certainty: 'unknown' },
  { figure: 'imported_visits', certainty: 'unknown' },
  { figure: 'imported_times', certainty: 'unknown' },
  { figure: 'imported_origins', certainty: 'unknown' },
]
