import type { ResourceEndpoints } from './endpoint.ts'

/** Invitations to view a site, which is shared once the invited person has accepted. */
export const invitation = {
  /** Lists the pending and declined invitations of a site, the newest first. */
  fetchInvitations: { method: 'GET', path: '/v1/website/fetchInvitations', level: 'member', site: 'owner' },
  /** Withdraws an invitation, or removes a declined one. */
  withdrawInvitation: { method: 'POST', path: '/v1/website/withdrawInvitation', level: 'member', site: 'owner' },
  /** Lists the pending invitations to the signed-in person, by the address of the account. */
  fetchReceived: { method: 'GET', path: '/v1/user/invitations', level: 'member' },
  /** Accepts an invitation: the site is shared from now on. */
  accept: { method: 'POST', path: '/v1/user/acceptInvitation', level: 'member' },
  /** Declines an invitation; the sender sees that, and nothing else. */
  decline: { method: 'POST', path: '/v1/user/declineInvitation', level: 'member' },
} as const satisfies ResourceEndpoints
