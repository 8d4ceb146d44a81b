import { idOf } from '../../store/relational/ids.ts'
import { listSavedViews, type SavedView } from '../../store/relational/sites/saved-views.ts'
import {
  addSavedView,
  changeSavedView,
  mayChangeView,
  removeSavedView,
  type ViewContext,
} from '../../sites/saved-views.ts'
import type { Handlers } from '../context.ts'

export const savedView: Handlers<'savedView'> = {
  async fetchSavedViews({ site, principal, services: { db } }) {
    const views = await listSavedViews(db, site.id, principal.user.id)
    return { list: views.map(rowFor({ site, user: principal.user })) }
  },

  async addSavedView({ input: { name, state, is_shared }, site, principal, services: { db, now } }) {
    const context = { site, user: principal.user }
    return rowFor(context)(await addSavedView(db, context, { name, state, is_shared }, now()))
  },

  async updateSavedView({ input, site, principal, services: { db, now } }) {
    const { id, version, name, state, is_shared } = input
    const context = { site, user: principal.user }
    const rowOf = rowFor(context)
    const rowVersion = { id: idOf(id), version }
    return rowOf(await changeSavedView(db, context, rowVersion, { name, state, is_shared }, now(), rowOf))
  },

  deleteSavedView: ({ input, site, principal, services: { db, now } }) =>
    removeSavedView(db, { site, user: principal.user }, idOf(input.id), now()),
}

const rowFor = (context: ViewContext) => (view: SavedView) => {
  const { state, ...row } = view
  return { ...row, state: { ...state }, may_change: mayChangeView(view, context) }
}
