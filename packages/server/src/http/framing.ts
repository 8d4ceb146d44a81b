import { z } from 'zod'
import type { Database } from '../store/relational/database.ts'
import { findFramingHosts } from '../store/relational/sites/site-framing.ts'

const query = z.object({ site: z.uuid() })

/**
 * The `frame-ancestors` of the page at `/embed`. Without a site, or for a site without limits, any page may frame it;
 * the frame itself checks that it does not show a site with limits then.
 */
export async function ancestorsOf(db: Database, fields: unknown): Promise<string> {
  // For a site that is named twice, the policy could mean one and the page the other.
  if (Array.isArray((fields as { site?: unknown }).site)) return "'none'"
  const { data } = query.safeParse(fields)
  const hosts = data === undefined ? [] : await findFramingHosts(db, data.site)
  // A host without a scheme would exclude pages over http where the product is reached over https.
  return hosts.length === 0 ? 'http: https:' : hosts.flatMap((host) => [`http://${host}`, `https://${host}`]).join(' ')
}
