import { createApiClient, type Result } from '@sightline/api-client'
import { ADMIN, eventually, sendEvent } from '../support/product.ts'

// node busy-run.ts ADDRESS CODE: a first administrator, a site, events, statistics with a forecast, an export. Beside the server,
// in its network; prints the number of visitors.

const [address = '', code = ''] = process.argv.slice(2)
const EVENTS = 40

const client = createApiClient({ baseURL: address })
await answered(client.auth.setUp({ code, ...ADMIN }))
const site = await answered(
  client.website.addWebsite({ name: 'Shop', domain: 'shop.example', currency_type: 'EUR', time_zone: 'Etc/UTC' }),
)
for (let event = 0; event < EVENTS; event += 1) {
  const { status } = await sendEvent(address, {
    s: site.public_id,
    u: `https://shop.example/page-${event}`,
    r: 'https://search.example/?q=lamp',
    t: 'A title',
  })
  if (status !== 202) throw new Error(`an event was answered ${status}`)
}
await eventually(async () => {
  const { totals } = await answered(client.stats.dashboard({ site_id: site.id, range: 'today' }))
  return totals.pageviews === EVENTS
}, 30_000)
for (const path of ['/', '/s.js', '/health', '/api/docs', '/openapi.json', '/favicon.svg'])
  await fetch(`${address}${path}`).then((answer) => answer.arrayBuffer())
console.log('counted', EVENTS)
process.exit(0)

async function answered<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const result = await call
  if (result.code !== 200) throw new Error(`${result.code} ${result.message}`)
  return result.data
}
