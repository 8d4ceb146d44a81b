import { z } from 'zod'
import {
  connectionLimits,
  connectionProviders,
  connectionStates,
  googleAccesses,
  sortColumns,
  tokenLimits,
} from '../vocabulary/index.ts'
import type { CallSchema } from './call-schema.ts'
import { filtersOf, listOf, page } from './fields/list-fields.ts'
import { id, instant, requiredText, versioned } from './fields/shared-fields.ts'

/** A connected account; nothing in it allows anybody to use it. */
const connectedAccount = z.object({
  id,
  provider: z.enum(connectionProviders),
  /** The e-mail address or name of the account. */
  label: z.string(),
  /** The granted scopes, in the provider's words. */
  scopes: z.array(z.string()),
  state: z.enum(connectionStates),
  /** The number of sites that get statistics by it. */
  site_count: z.int(),
  /** The number of the account's repositories or Pages projects; null for Google. */
  resource_count: z.int().nullable(),
  connected_at: instant,
  last_used_at: instant.nullable(),
  /** The message key of the last failure; null where the last use succeeded. */
  last_error: z.string().nullable(),
  last_error_at: instant.nullable(),
  ...versioned,
})

const state = requiredText('authorization_state_invalid', tokenLimits.binding)

/** The errors of each call that asks a provider. */
const providerErrors = ['provider_not_configured', 'provider_unavailable', 'provider_misconfigured'] as const

export const connection = {
  list: {
    input: z.object({}),
    output: z.object({
      list: z.array(connectedAccount),
      /** The providers that this instance is set up for. */
      available: z.object({ google: z.boolean(), github: z.boolean(), cloudflare: z.boolean() }),
    }),
  },
  start: {
    input: z.object({
      provider: z.enum(['google', 'github'], { error: 'field_invalid' }),
      /** The access that Google is to give: `edit` also lets properties be created. */
      access: z.enum(googleAccesses, { error: 'field_invalid' }).default('read'),
    }),
    output: z.object({
      /** The address to which the browser goes. */
      url: z.string(),
    }),
    errors: [...providerErrors],
  },
  finish: {
    input: z.object({
      /** The `state` in the address that the browser returned to. */
      state,
    }),
    output: connectedAccount,
    errors: [
      'authorization_state_invalid',
      'authorization_denied',
      'authorization_failed',
      'scope_missing',
      'connection_taken',
      ...providerErrors,
    ],
  },
  connectToken: {
    input: z.object({
      /** Visible signs of ASCII, as it stands in a header. */
      token: requiredText('field_required', connectionLimits.token).regex(/^[\x21-\x7e]+$/, { error: 'token_invalid' }),
    }),
    output: connectedAccount,
    errors: ['token_invalid', 'provider_unavailable'],
  },
  refresh: {
    input: z.object({ id }),
    output: connectedAccount,
    errors: ['not_found', 'connection_reconnect', ...providerErrors],
  },
  disconnect: {
    input: z.object({ id }),
    output: z.object({
      /** False where the provider did not confirm the revocation, which the person can then do there. */
      is_revoked: z.boolean(),
    }),
    errors: ['not_found'],
  },
  fetchList: {
    input: z.object({ ...page(sortColumns('connections')), ...filtersOf('connections') }),
    output: listOf(
      connectedAccount.extend({
        user_id: id,
        /** The e-mail address of the account's owner. */
        email: z.string(),
      }),
    ).extend({
      /**
       * The numbers of all connections, whatever the filters; `failing` are those that have not ended and whose last
       * use failed.
       */
      counts: z.object({ connected: z.int(), read_only: z.int(), reconnect: z.int(), failing: z.int() }),
    }),
  },
  disconnectAccount: {
    input: z.object({ id, reason: requiredText('field_required', connectionLimits.reason) }),
    output: z.object({ is_revoked: z.boolean() }),
    errors: ['not_found'],
  },
} satisfies Record<string, CallSchema>
