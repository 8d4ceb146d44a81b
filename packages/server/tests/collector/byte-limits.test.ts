import { unwrap } from '@sightline/api-client'
import type { CollectLimitError } from '@sightline/api-client/contract'
import { expect, test } from 'vitest'
import { startBehindProxy } from '../support/sites/collecting-site.ts'
import { eventually, removeFolder, signedInClient, USER_AGENT } from '../support/product.ts'

test('an address or a site that sends too many bytes in a minute is answered 429, and what was accepted is counted', async () => {
  const limited = await startBehindProxy({ COLLECT_ADDRESS_BYTES: '100000', COLLECT_SITE_BYTES: '150000' })
  try {
    const owner = await signedInClient(limited)
    const { id, public_id: publicId } = await unwrap(
      owner.website.addWebsite({ name: 'Shop', domain: 'limited.example', currency_type: 'EUR' }),
    )
    const p = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`key ${index}`, 'x'.repeat(2000)]))
    const send = (address: string) =>
      fetch(`${limited.address}/api/event`, {
        method: 'POST',
        headers: { 'User-Agent': USER_AGENT, 'X-Forwarded-For': address },
        body: JSON.stringify({ s: publicId, n: 'pageview', u: 'https://limited.example/', p }),
      })
    const answers: Response[] = []
    for (const address of ['198.51.100.1', '198.51.100.2'])
      for (let sent = 0; sent < 20; sent += 1) answers.push(await send(address))
    const accepted = answers.filter(({ status }) => status === 202).length
    const refused = new Map<string, number>()
    for (const answer of answers.filter(({ status }) => status !== 202)) {
      const { message, data } = (await answer.json()) as { message: string; data: CollectLimitError }
      expect([answer.status, message, data.counts, data.window_seconds]).toEqual([
        429,
        'too_many_requests',
        'bytes',
        60,
      ])
      expect(answer.headers.get('retry-after')).toBe(String(data.retry_after))
      refused.set(data.limit, data.max)
    }
    // At most 8 KB of properties each.
    expect(accepted).toBeGreaterThan(15)
    expect([...refused]).toEqual([
      ['address_bytes', 100_000],
      ['site_bytes', 150_000],
    ])
    const views = async () =>
      (await unwrap(owner.stats.query({ site_id: id, range: 'today', dimension: 'page', metrics: ['pageviews'] })))
        .rows[0]?.pageviews
    await eventually(async () => (await views()) === accepted)
  } finally {
    await limited.stop()
    await removeFolder(limited.dataDir)
  }
})
