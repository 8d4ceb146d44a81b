import type { Level } from '../vocabulary/accounts.ts'

export interface Endpoint {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly level: Level
  /** What the caller must be to the site that the input's `site_id` names. */
  readonly site?: 'viewer' | 'owner'
  /** The field that names the site, where it is not `site_id`; that one still does. */
  readonly siteField?: 'id'
  /** Whether the call needs that the membership of the site's owner has not ended. */
  readonly membership?: true
  /** Whether an API key may make the call. */
  readonly apiKey?: true
  /**
   * Whether the token of a share link may make the call instead of a person's, for its own site: `allowed`, or `needed`
   * where nothing else may. With such a token the membership of the site's owner always counts.
   */
  readonly share?: 'allowed' | 'needed'
  /** Whether the call only ends the session, which also somebody who may change nothing can do. */
  readonly endsSession?: true
  /** Whether staff can make the call for somebody else: it is in the audit log then. */
  readonly isAuditedForStaff?: true
  /** Whether somebody may make the call who must have a second factor, and has none yet. */
  readonly beforeTwoFactors?: true
  /** How a POST travels. @default form-urlencoded */
  readonly encoding?: 'multipart'
  /** Whether the file is taken in as it comes: it may be large, and the other fields come before it. */
  readonly streamsFile?: true
}

/** The calls of one resource. The comment above each is its description in the documentation. */
export type Calls = Readonly<Record<string, Endpoint>>
