import { firstQuery, type ListQuery } from '@sightline/ui'

/** The first query of rows beside another one: fewer than of a list that has the page for itself. */
export const firstRelated: ListQuery<never> = { ...firstQuery, pageSize: 10 }
