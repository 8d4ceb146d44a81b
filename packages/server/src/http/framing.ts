import { z } from 'zod'
import type { Database } from '../store/relational/database.ts'
import { findFramingHosts } from '../store/relational/sites/site-framing.ts'

const query = z.object({ site: z.uuid() })

/**
 * Which pages may frame the page at `/embed`, as its policy says it. Without a site, or for one that lets all, any may: what
 * the frame shows then is no site that limits them, which it asks itself.
 */
export async function ancestorsOf(db: Database, fields: unknown): Promise<string> {
  // Of a site that is named twice, the policy could mean one and the page the other.
  if (Array.isArray((fields as { site?: unknown }).site)) return "'none'"
  const { data } = query.safeParse(fields)
  const hosts = data === undefined ? [] : await findFramingHosts(db, data.site)
  // Of a host without a scheme, a page over http would be refused where the product is reached over https.
  return hosts.length === 0 ? 'http: https:' : hosts.flatMap((host) => [`http://${host}`, `https://${host}`]).join(' ')
}
