import { clientWith, gatherPeople, tokenOf } from '../people.ts'
import { signedInClient, startProduct } from '../product.ts'

let shared: ReturnType<typeof open> | undefined

/**
 * A product with people, and the site of one of them, that another one views. The test files of one process share it, and
 * it ends with that process: a test adds what it needs under names of its own. Each file signs its people in, as others may have
 * taken longer than a token is valid.
 */
export async function openSharedSite() {
  const { product, people: gathered } = await (shared ??= open())
  const [owner, other, viewer] = await Promise.all(
    (['owner', 'other', 'viewer'] as const).map((name) => tokenOf(product, name)),
  )
  const people = { ...gathered, tokens: { ...gathered.tokens, owner, other, viewer } }
  return {
    product,
    people,
    owner: clientWith(product, owner ?? ''),
    viewer: clientWith(product, viewer ?? ''),
    admin: await signedInClient(product),
    site_id: people.site,
  }
}

async function open() {
  const product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  return { product, people: await gatherPeople(product) }
}
