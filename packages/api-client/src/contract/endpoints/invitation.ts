import type { ResourceEndpoints } from './endpoint.ts'

/** Invitations to view a site: it is shared once the person who has the address has accepted. */
export const invitation = {
  /** The invitations of a site that wait or were declined, the newest first. */
  fetchInvitations: { method: 'GET', path: '/v1/website/fetchInvitations', level: 'member', site: 'owner' },
  /** Takes an invitation back, or forgets that it was declined. */
  withdrawInvitation: { method: 'POST', path: '/v1/website/withdrawInvitation', level: 'member', site: 'owner' },
  /** The invitations that wait for the signed-in person, by the address of the account. */
  fetchReceived: { method: 'GET', path: '/v1/user/invitations', level: 'member' },
  /** Accepts an invitation: the site is shared from now on. */
  accept: { method: 'POST', path: '/v1/user/acceptInvitation', level: 'member' },
  /** Declines an invitation; whoever sent it sees that, and nothing else. */
  decline: { method: 'POST', path: '/v1/user/declineInvitation', level: 'member' },
} as const satisfies ResourceEndpoints
