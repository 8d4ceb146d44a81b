import { unwrap, type ApiClient } from '@sightline/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  exportEvents,
  waitForJob,
  importLines,
  lineOf,
  newSite,
  server,
  startImport,
  type Line,
} from '../support/import-export.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

let product: RunningProduct
let admin: ApiClient

beforeAll(async () => {
  product = await startProduct()
  server.address = product.address
  admin = await signedInClient(product)
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

describe('lines', () => {
  test('that are wrong are reported by number, and the others are taken', async () => {
    const site = await newSite(admin)
    const right = JSON.stringify(lineOf({ title: 'right', shoe: 41, __proto__x: 1 }))
    const future = new Date(Date.now() + 3_600_000).toISOString()
    const lines: [string, string | undefined, string?][] = [
      [right, undefined],
      ['', undefined],
      ['no json', 'line_not_json'],
      ['[1, 2]', 'line_not_json'],
      ['{"ts":"yesterday","visitor_id":"1","url":"https://a.example/"}', 'field_invalid', 'ts'],
      [JSON.stringify(lineOf({ ts: future })), 'time_in_future', 'ts'],
      [JSON.stringify(lineOf({ ts: '1999-12-31T23:59:59Z' })), 'time_too_old', 'ts'],
      [JSON.stringify(lineOf({ url: 'javascript:alert(1)' })), 'field_invalid', 'url'],
      [JSON.stringify(lineOf({ url: undefined })), 'field_required', 'url'],
      [JSON.stringify(lineOf({ visitor_id: 7 })), 'field_invalid', 'visitor_id'],
      [JSON.stringify(lineOf({ id: 'seven' })), 'field_invalid', 'id'],
      [JSON.stringify(lineOf({ props: { deep: { deeper: 1 } } })), 'field_invalid', 'props'],
      [
        JSON.stringify(lineOf({ props: Object.fromEntries(Array.from({ length: 31 }, (_, at) => [at, 1])) })),
        'too_many_values',
        'props',
      ],
      [
        JSON.stringify(lineOf({ props: { order: 0 } })).replace('"order":0', '"order":9007199254740993'),
        'field_invalid',
        'props',
      ],
      [JSON.stringify(lineOf({ engagement_ms: 2 ** 53 })), 'field_invalid', 'engagement_ms'],
      [JSON.stringify(lineOf({ revenue: 1e30, currency: 'EUR' })), 'field_invalid', 'revenue'],
      [JSON.stringify(lineOf({ ts: '+275760-09-13T00:00:00Z' })), 'field_invalid', 'ts'],
      [JSON.stringify(lineOf({ ts: '9999-12-31T23:59:59Z' })), 'time_in_future', 'ts'],
      [JSON.stringify(lineOf({ ts: '2026-02-30T00:00:00Z' })), 'field_invalid', 'ts'],
      [JSON.stringify(lineOf({ title: 'x'.repeat(501) })), 'field_too_long', 'title'],
      [JSON.stringify(lineOf({ revenue: '1.23456', currency: 'EUR' })), 'field_invalid', 'revenue'],
      [
        '{"ts":"2026-01-05T10:00:00Z","visitor_id":"1","url":"https://a.example/","title":"\\ud800"}',
        'field_invalid',
        'title',
      ],
    ]
    const { job, report } = await waitForJob(
      admin,
      await startImport(admin, site, lines.map(([line]) => line).join('\r\n')),
    )
    expect(job.counts).toEqual({ created: 1, skipped: 0, failed: 20 })
    expect(job.transfer?.unknown_fields).toEqual(['shoe', '__proto__x'])
    expect(report.list.map(({ line, subject, message }) => [line, message, subject])).toEqual(
      lines.flatMap(([, message, field = ''], index) => (message === undefined ? [] : [[index + 1, message, field]])),
    )
  })

  test('of all kinds of malice do no harm', async () => {
    const site = await newSite(admin)
    const some = (change: string) =>
      `{"ts":"2026-01-05T10:00:00Z","visitor_id":"1","url":"https://a.example/",${change}}`
    const parts = [
      `\uFEFF${some('"title":"first"')}`,
      some(`"title":"${'x'.repeat(10 * 1024 * 1024)}"`),
      '\0\0\0',
      Buffer.from([0xff, 0xfe, 0x00]),
      '['.repeat(900_000),
      `{"props":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
      some('"__proto__":{"ts":1},"constructor":1,"props":{"__proto__":"kept","toString":"kept too"}'),
      some(`"title":"nul \\u0000 kept","props":{"'; DROP TABLE events; --":"\\\\' %s {x:Int8}"}`),
    ]
    const file = Buffer.concat(parts.flatMap((part) => [Buffer.from(part), Buffer.from('\n')]))
    const { job, report } = await waitForJob(admin, await startImport(admin, site, new Uint8Array(file)))
    expect(report.list.map(({ line, message }) => [line, message])).toEqual([
      [2, 'line_too_long'],
      [3, 'line_not_json'],
      [4, 'line_not_utf8'],
      [5, 'line_not_json'],
      [6, 'field_invalid'],
    ])
    expect(job).toMatchObject({ status: 'succeeded', counts: { created: 3, failed: 5 } })
    const file2 = await exportEvents(admin, site)
    expect(file2).toContain('"__proto__":"kept"')
    expect(file2).toContain('nul \\u0000 kept')
    const again = await newSite(admin)
    await waitForJob(admin, await startImport(admin, again, file2))
    expect(await exportEvents(admin, again)).toBe(file2)
  })

  test('that name another site, or have a field twice, are of the site that they are imported into', async () => {
    const [site, other] = [await newSite(admin), await newSite(admin)]
    const line = lineOf({ site_id: Number(other), session_id: '5' })
    const twice = JSON.stringify(lineOf({ title: 'first' })).replace('"title"', '"title":"","title"')
    const { job } = await waitForJob(admin, await startImport(admin, site, `${JSON.stringify(line)}\n${twice}`))
    expect(job.counts).toEqual({ created: 2, skipped: 0, failed: 0 })
    expect(job.transfer?.unknown_fields).toEqual(['site_id', 'session_id'])
    expect(await exportEvents(admin, other)).toBe('')
    // An id that another site has is new on this one.
    const file = await exportEvents(admin, site)
    expect((await waitForJob(admin, await startImport(admin, other, file))).job.counts.created).toBe(2)
    expect([await exportEvents(admin, other), await exportEvents(admin, site)]).toEqual([file, file])
  })

  test('that are wrong by the thousand are counted, and a hundred are named', async () => {
    const site = await newSite(admin)
    const { job, report } = await waitForJob(admin, await startImport(admin, site, 'nothing\n'.repeat(12_000)))
    expect(job.counts).toEqual({ created: 0, skipped: 0, failed: 12_000 })
    expect(report.total).toBe(100)
  })

  test('of a visitor with too many events are left out', async () => {
    const site = await newSite(admin)
    const busy = Array.from({ length: 50_001 }, (_, index) =>
      lineOf({ ts: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(), visitor_id: 'a monitor' }),
    )
    const { job, report } = await importLines(admin, site, [...busy, lineOf({ visitor_id: '2' })])
    expect(job.counts).toEqual({ created: 1, skipped: 0, failed: 50_001 })
    expect(report.list[0]).toMatchObject({ line: 1, subject: 'visitor_id', message: 'visitor_too_busy' })
    expect(report.total).toBe(100)
  })

  test('tell where a visit came from as they tell the collector', async () => {
    const site = await newSite(admin)
    const { version } = await unwrap(admin.website.collection({ site_id: site }))
    await unwrap(
      admin.website.updateCollection({
        site_id: site,
        version,
        allowed_hostnames: ['imported.example', '*.own.example'],
      }),
    )
    const ways: [Line, { referrer: string; source: string; channel: string }][] = [
      [{ referrer: 'https://eu.own.example/paid' }, { referrer: '', source: '', channel: 'direct' }],
      [{ referrer: 'http://localhost:3000/' }, { referrer: '', source: '', channel: 'direct' }],
      [{ referrer: 'localhost' }, { referrer: '', source: '', channel: 'direct' }],
      [{ referrer: 'http://10.0.0.8/' }, { referrer: '', source: '', channel: 'direct' }],
      [
        { referrer: 'https://blog.example/post/' },
        { referrer: 'blog.example/post', source: 'blog.example', channel: 'referral' },
      ],
      [
        { referrer: 'http://localhost/x/', source: 'desk', channel: 'referral' },
        { referrer: '', source: 'desk', channel: 'referral' },
      ],
      [
        { utm_medium: 'Push', utm_source: 'app' },
        { referrer: '', source: 'app', channel: 'push' },
      ],
    ]
    const lines = ways.map(([change], index) =>
      lineOf({ ...change, visitor_id: `way ${index}`, title: `way ${index}` }),
    )
    expect((await importLines(admin, site, lines)).job.counts).toMatchObject({ created: ways.length })
    const file = (await exportEvents(admin, site)).trim().split('\n')
    const kept = new Map(file.map((text) => JSON.parse(text) as { title: string }).map((line) => [line.title, line]))
    for (const [index, [, way]] of ways.entries()) expect(kept.get(`way ${index}`)).toMatchObject(way)
  })

  test('without an id are taken once, however often', async () => {
    const site = await newSite(admin)
    const lines = [lineOf({ id: undefined }), lineOf({ id: undefined, title: 'another' })]
    expect((await importLines(admin, site, [...lines, ...lines])).job.counts).toEqual({
      created: 2,
      skipped: 2,
      failed: 0,
    })
    expect((await importLines(admin, site, lines)).job.counts).toEqual({ created: 0, skipped: 2, failed: 0 })
  })
})
