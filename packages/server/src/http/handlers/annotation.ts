import { annotationLimits } from '@sightline/api-client/contract'
import {
  findAnnotation,
  insertAnnotation,
  listAnnotations,
  updateAnnotation,
} from '../../store/relational/sites/annotations.ts'
import { idOf } from '../../store/relational/ids.ts'
import { countEntries } from '../../store/relational/sites/site-entries.ts'
import { removeEntry } from '../../sites/deleted-entries.ts'
import { addEntry, changeEntry } from '../../sites/site-entries.ts'
import type { Handlers } from '../context.ts'

export const annotation: Handlers<'annotation'> = {
  fetchAnnotations: async ({ input, site, services: { db } }) => ({
    list: await listAnnotations(db, site.id, input),
  }),

  addAnnotation: ({ input: { day, text }, site, services: { db, now } }) =>
    addEntry(db, {
      siteId: site.id,
      most: annotationLimits.perSite,
      count: (transaction) => countEntries(transaction, 'annotation', site.id),
      insert: (transaction) => insertAnnotation(transaction, site.id, { day, text }, now()),
    }),

  async updateAnnotation({ input: { id, version, day, text }, site, services: { db, now } }) {
    const rowVersion = { id: idOf(id), version }
    return changeEntry(
      () => updateAnnotation(db, site.id, rowVersion, { day, text }, now()),
      () => findAnnotation(db, site.id, rowVersion.id),
    )
  },

  deleteAnnotation: ({ input, site, services: { db, now } }) =>
    removeEntry(db, 'annotation', site.id, idOf(input.id), now()),
}
