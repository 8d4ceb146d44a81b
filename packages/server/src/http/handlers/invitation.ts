import { idOf } from '../../store/relational/ids.ts'
import {
  listReceivedInvitations,
  listSiteInvitations,
  type SiteInvitation,
} from '../../store/relational/sites/site-invitations.ts'
import { acceptInvitation, declineInvitation, withdrawInvitation } from '../../sites/invitations.ts'
import type { Handlers } from '../context.ts'

export const invitation: Handlers<'invitation'> = {
  fetchInvitations: async ({ site, services: { db, now } }) => ({
    list: (await listSiteInvitations(db, site.id, now())).map(invitationOf),
  }),

  async withdrawInvitation({ input, site, services: { db } }) {
    await withdrawInvitation(db, site, idOf(input.id))
    return {}
  },

  async fetchReceived({ principal, services: { db, now } }) {
    const list = await listReceivedInvitations(db, principal.user.email, now())
    return { list: list.map((received) => ({ ...received, id: String(received.id) })) }
  },

  accept: async ({ input, principal, services: { db, now } }) => ({
    site_id: String(await acceptInvitation(db, principal.user, idOf(input.id), now())),
  }),

  async decline({ input, principal, services: { db, now } }) {
    await declineInvitation(db, principal.user, idOf(input.id), now())
    return {}
  },
}

/** What the owner of the site sees. */
export const invitationOf = ({ id, email, status, created_at, expires_at }: SiteInvitation) => ({
  id: String(id),
  email,
  status,
  created_at,
  expires_at,
})
