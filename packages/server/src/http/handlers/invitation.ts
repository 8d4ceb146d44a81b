import { idOf } from '../../store/relational/ids.ts'
import { listReceivedInvitations, listSiteInvitations } from '../../store/relational/sites/site-invitations.ts'
import { acceptInvitation, declineInvitation, withdrawInvitation } from '../../sites/invitations.ts'
import type { Handlers } from '../context.ts'

export const invitation: Handlers<'invitation'> = {
  fetchInvitations: async ({ site, services: { db, now } }) => ({
    list: await listSiteInvitations(db, site.id, now()),
  }),

  async withdrawInvitation({ input, site, services: { db } }) {
    await withdrawInvitation(db, site, idOf(input.id))
    return {}
  },

  fetchReceived: async ({ principal, services: { db, now } }) => ({
    list: await listReceivedInvitations(db, principal.user.email, now()),
  }),

  accept: async ({ input, principal, services: { db, now } }) => ({
    site_id: await acceptInvitation(db, principal.user, idOf(input.id), now()),
  }),

  async decline({ input, principal, services: { db, now } }) {
    await declineInvitation(db, principal.user, idOf(input.id), now())
    return {}
  },
}
