import { z } from 'zod'
import { id, instant, rowId, type CallSchema } from './schema.ts'
import { invitationStatuses } from '../vocabulary/index.ts'

/** As the owner of the site sees it: nothing in it tells whether the address has an account. */
export const siteInvitation = z.object({
  id: rowId,
  /** As it was typed, in small letters. */
  email: z.string(),
  status: z.enum(invitationStatuses),
  /** When it was sent, or sent again. */
  created_at: instant,
  /** From when on nobody can accept it any more, and it is not listed. */
  expires_at: instant,
})

/** As the person sees it who is invited. */
const receivedInvitation = z.object({
  id: rowId,
  /** E-mail address of the person who invites. */
  inviter: z.string(),
  site_name: z.string(),
  domain: z.string(),
  created_at: instant,
  expires_at: instant,
})

/** At most `invitationLimits.perSite` wait for one site; each ends after `invitationLimits.days`. */
export const invitation = {
  fetchInvitations: { input: z.object({ site_id: id }), output: z.object({ list: z.array(siteInvitation) }) },
  withdrawInvitation: { input: z.object({ site_id: id, id }), output: z.object({}), errors: ['not_found'] },
  fetchReceived: { input: z.object({}), output: z.object({ list: z.array(receivedInvitation) }) },
  accept: { input: z.object({ id }), output: z.object({ site_id: rowId }), errors: ['not_found'] },
  decline: { input: z.object({ id }), output: z.object({}), errors: ['not_found'] },
} satisfies Record<string, CallSchema>
