import { z } from 'zod'
import type { CallSchema } from './call-schema.ts'
import { id, instant, rowId } from './fields/shared-fields.ts'
import { invitationStatuses } from '../vocabulary/index.ts'

/** An invitation as the owner of the site sees it: nothing in it reveals whether the address has an account. */
export const siteInvitation = z.object({
  id: rowId,
  /** The address as it was typed, in lower case. */
  email: z.string(),
  status: z.enum(invitationStatuses),
  /** The time at which it was last sent. */
  created_at: instant,
  /** The time from which on it cannot be accepted, and is not listed. */
  expires_at: instant,
})

/** An invitation as the invited person sees it. */
const receivedInvitation = z.object({
  id: rowId,
  /** The e-mail address of the person who invites. */
  inviter: z.string(),
  site_name: z.string(),
  domain: z.string(),
  created_at: instant,
  expires_at: instant,
})

/**
 * Invitations: at most `invitationLimits.perSite` are pending for one site; each expires after `invitationLimits.days`.
 */
export const invitation = {
  fetchInvitations: { input: z.object({ site_id: id }), output: z.object({ list: z.array(siteInvitation) }) },
  withdrawInvitation: { input: z.object({ site_id: id, id }), output: z.object({}), errors: ['not_found'] },
  fetchReceived: { input: z.object({}), output: z.object({ list: z.array(receivedInvitation) }) },
  accept: { input: z.object({ id }), output: z.object({ site_id: rowId }), errors: ['not_found'] },
  decline: { input: z.object({ id }), output: z.object({}), errors: ['not_found'] },
} satisfies Record<string, CallSchema>
