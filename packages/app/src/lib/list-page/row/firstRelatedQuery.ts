import { firstQuery, type ListQuery } from '@sightline/ui'

/** The first query of related rows: fewer than those of a list page. */
export const firstRelatedQuery: ListQuery<never> = { ...firstQuery, pageSize: 10 }
