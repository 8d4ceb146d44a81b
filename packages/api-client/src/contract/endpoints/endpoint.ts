import type { ApiKeyScope, Level } from '../vocabulary/accounts.ts'

export interface Endpoint {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly level: Level
  /** The access that the caller needs to the site that the input's `site_id` names. */
  readonly site?: 'viewer' | 'owner'
  /** `id` where the input may also name the site as `id`; `site_id` works too. */
  readonly siteField?: 'id'
  /** Whether the call requires that the membership of the site's owner has not ended. */
  readonly membership?: true
  /** The scope with which an API key may make the call; without one, none may. */
  readonly apiKey?: ApiKeyScope
  /**
   * Whether the token of a share link may make the call instead of a person's, for its own site: `allowed`, or `needed`
   * where no other token may. With such a token the membership of the site's owner always counts.
   */
  readonly share?: 'allowed' | 'needed'
  /** Whether the call may be made with a share link before its password is known. */
  readonly beforeSharePassword?: true
  /** Whether the call only ends the session, so that read-only callers may make it too. */
  readonly endsSession?: true
  /** Whether staff can make the call for another person, so that the audit log records it. */
  readonly isAuditedForStaff?: true
  /** Whether a person who must set up a second factor, and has not yet, may make the call. */
  readonly beforeTwoFactors?: true
  /** The encoding of the body of a POST. @default form-urlencoded */
  readonly encoding?: 'multipart'
  /** Whether a file is processed while it is uploaded: it may be large, and the other fields must come first. */
  readonly streamsFile?: true
}

/** The calls of one resource by name. The comment of each is its description in the documentation. */
export type ResourceEndpoints = Readonly<Record<string, Endpoint>>
