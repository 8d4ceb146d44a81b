import { clientWith, gatherPeople } from '../people.ts'
import { signedInClient, startProduct } from '../product.ts'

let shared: ReturnType<typeof open> | undefined

/**
 * A product with people, and the site of one of them, that another one views. The test files of one process share it, and
 * it ends with that process: a test adds what it needs under names of its own.
 */
export const openSharedSite = () => (shared ??= open())

async function open() {
  const product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  const people = await gatherPeople(product)
  return {
    product,
    people,
    owner: clientWith(product, people.tokens.owner ?? ''),
    viewer: clientWith(product, people.tokens.viewer ?? ''),
    admin: await signedInClient(product),
    site_id: people.site,
  }
}
