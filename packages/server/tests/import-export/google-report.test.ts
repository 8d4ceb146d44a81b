import { unwrap, type ApiClient } from '@sightline/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitForJob, importLines, lineOf, newSite, server, startImport } from '../support/import-export.ts'
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

const importReport = async (site: string, ...lines: string[]) =>
  waitForJob(admin, await startImport(admin, site, lines.join('\n'), 'Pages_and_screens.csv'))

/** Views and visitors by page of one day. */
async function pagesOf(site_id: string, day: string): Promise<unknown[]> {
  const query = {
    site_id,
    range: 'custom',
    from: day,
    to: day,
    dimension: 'page',
    metrics: ['pageviews', 'visitors'],
  } as const
  const result = await admin.stats.query({ ...query, metrics: [...query.metrics] })
  if (result.code !== 200) throw new Error(result.message)
  return result.data.rows.map(({ value, pageviews, visitors }) => [value, pageviews, visitors])
}

const head = 'Date,Page path and screen class,Device category,Views,Active users'

test('views and users of each day and page are those of the report, and importing it again changes nothing', async () => {
  const site = await newSite(admin, 'America/New_York')
  const lines = [
    '# Start date: 20260101',
    head,
    '20260104,/,desktop,"1,500",1000',
    '20260104,/,mobile,500,400',
    '20260104,/über%20uns,desktop,7,3',
    '20260105,/,desktop,2,1',
  ]
  const { job } = await importReport(site, ...lines)
  expect(job).toMatchObject({
    status: 'succeeded',
    counts: { created: 2009, skipped: 0, failed: 0 },
    transfer: { format: 'google_analytics', figures: expect.any(Array) },
  })
  const expected = [
    ['/', 2000, 1400],
    ['/über uns', 7, 3],
  ]
  expect(await pagesOf(site, '2026-01-04')).toEqual(expected)
  expect(await pagesOf(site, '2026-01-05')).toEqual([['/', 2, 1]])

  const again = await importReport(site, ...lines, '20260105,/,mobile,3,2')
  expect(again.job.counts).toEqual({ created: 3, skipped: 2009, failed: 0 })
  expect(await pagesOf(site, '2026-01-04')).toEqual(expected)
  expect(await pagesOf(site, '2026-01-05')).toEqual([['/', 5, 3]])
})

test('the report says which statistics are those of the file and which are not known, and a file of events says no such thing', async () => {
  const site = await newSite(admin)
  const { job } = await importReport(site, head, '20260104,/a,x,5,3', '20260104,/b,x,4,2', '20260105,/a,x,2,1')
  expect(job.transfer?.figures).toEqual([
    { figure: 'imported_views', certainty: 'exact' },
    { figure: 'imported_visitors_of_page', certainty: 'exact' },
    { figure: 'imported_visitors_of_day', certainty: 'lower_bound' },
    { figure: 'imported_visitors_of_days', certainty: 'unknown' },
    { figure: 'imported_visits', certainty: 'unknown' },
    { figure: 'imported_times', certainty: 'unknown' },
    { figure: 'imported_origins', certainty: 'unknown' },
  ])
  const plain = await importLines(admin, await newSite(admin), [lineOf({})])
  expect(plain.job.transfer?.figures).toBeUndefined()
})

test('a dashboard says which of its days a report has, as long as it is kept', async () => {
  const site = await newSite(admin)
  await importReport(site, head, '20260104,/a,x,5,3', '20260106,/b,x,4,2')
  const reportedIn = async (from: string, to: string) =>
    (await unwrap(admin.stats.dashboard({ site_id: site, range: 'custom', from, to }))).reported
  expect(await reportedIn('2026-01-01', '2026-01-31')).toEqual({ first: '2026-01-04', last: '2026-01-06' })
  expect(await reportedIn('2026-01-05', '2026-01-05')).toEqual({ first: '2026-01-05', last: '2026-01-05' })
  expect(await reportedIn('2026-02-01', '2026-02-03')).toBeUndefined()
  const [row] = (await unwrap(admin.website.fetchImports({ site_id: site }))).list
  const { job_id } = await unwrap(admin.website.removeImport({ site_id: site, id: row?.id ?? '' }))
  await waitForJob(admin, job_id)
  expect(await reportedIn('2026-01-01', '2026-01-31')).toBeUndefined()
})

test('a day with events of its own, and one to come, are refused by line', async () => {
  const site = await newSite(admin)
  await importLines(admin, site, [lineOf({ ts: '2026-01-05T23:00:00Z' })])
  const { job, report } = await importReport(site, head, '20260105,/,x,9,9', '21260101,/,x,9,9', '20260104,/,x,2,1')
  expect(job.counts).toEqual({ created: 2, skipped: 0, failed: 2 })
  expect(report.list).toMatchObject([
    { line: 2, subject: '2026-01-05', message: 'day_has_events' },
    { line: 3, subject: '2126-01-01', message: 'time_in_future' },
  ])
})

test('a file that is no such report is refused as a whole, with the reason', async () => {
  const site = await newSite(admin)
  const sources = await importReport(site, 'Date,Session source / medium,Sessions', '20260105,google / organic,9')
  expect(sources.job).toMatchObject({ status: 'failed', error: 'report_columns_missing' })
  const months = await importReport(
    site,
    '# Start date: 20260101',
    '# End date: 20260131',
    'Page path,Views,Users',
    '/,9,9',
  )
  expect(months.job).toMatchObject({ status: 'failed', error: 'report_date_missing' })
  const picture = await startImport(admin, site, new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff]), 'a.csv')
  expect((await waitForJob(admin, picture)).job).toMatchObject({ status: 'failed', error: 'file_invalid' })
})

test('a report that cannot be read is not listed, its check says why', async () => {
  const site = await newSite(admin)
  const file = new File(['Date,Page path,Views\n20260101,/,1'], 'report.csv')
  const result = await admin.website.importEvents({ site_id: site, needs_confirmation: true, file })
  const { job } = await waitForJob(admin, result.code === 200 ? result.data.job_id : '')
  expect(job).toMatchObject({ status: 'failed', error: 'report_columns_missing' })
  const listed = await admin.website.fetchImports({ site_id: site })
  expect(listed).toMatchObject({ code: 200, data: { list: [], total: 0 } })
})
