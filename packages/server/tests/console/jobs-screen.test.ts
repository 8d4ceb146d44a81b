import { type ApiClient, createApiClient, unwrap } from '@sightline/api-client'
import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/store/relational/database.ts'
import { insertJob } from '../../src/store/relational/jobs/jobs.ts'
import { insertLines } from '../../src/store/relational/jobs/job-lines.ts'
import { launchBrowser, storageOf, reusePage } from '../support/browser.ts'
import {
  ADMIN,
  eventually,
  removeFolder,
  signedInClient,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'
import { openStore } from '../support/test-store.ts'

let product: RunningProduct
let browser: Browser
let admin: ApiClient
let store: Database
let page: Page
let pageErrors: string[] = []
let ownerId: number
let siteId: string
let openAs: ReturnType<typeof reusePage>

beforeAll(async () => {
  product = await startProduct()
  admin = await signedInClient(product)
  store = await openStore(product.dataDir)
  const owner = await store.selectFrom('app_user').select('id').executeTakeFirstOrThrow()
  ownerId = owner.id
  const site = { name: 'Harbor', domain: 'harbor.example', currency_type: 'EUR' as const }
  siteId = (await unwrap(admin.website.addWebsite(site))).id
  browser = await launchBrowser()
  openAs = reusePage(browser, product.address)
})
afterAll(async () => {
  await browser.close()
  await store.destroy()
  await product.stop()
  await removeFolder(product.dataDir)
})
afterEach(() => {
  if (pageErrors.length > 0) throw new Error(pageErrors.join('\n'))
})

/** A job of properties that no connection can read, of which the first is done. */
async function propertiesJob(status: 'running' | 'failed'): Promise<string> {
  const at = new Date().toISOString()
  const properties = ['1', '2', '3'].map((property_id) => ({ connection_id: '900000000', property_id }))
  const job = {
    owner_id: ownerId,
    kind: 'import_properties' as const,
    status,
    input: JSON.stringify({ properties }),
    done: 1,
    total: 3,
    // A claim of a server that is not this one is kept for a minute.
    ...(status === 'running' && { claimed_by: 'another server', claimed_at: at }),
    ...(status === 'failed' && { error: 'internal_error', finished_at: at }),
    created_at: at,
    updated_at: at,
  }
  const row = await store.insertInto('job').values(job).returning('id').executeTakeFirstOrThrow()
  const line = { line: 1, outcome: 'created', subject: 'First property', message: null, user_id: null } as const
  await insertLines(store, row.id, [line])
  return String(row.id)
}

async function jobOf(id: string) {
  const [job] = (await unwrap(admin.job.fetchAll({ id }))).list
  if (job === undefined) throw new Error(`There is no job ${id}`)
  return job
}

const hasEnded = (id: string): Promise<void> => eventually(async () => (await jobOf(id)).finished_at !== null)

const lastAudit = async () => (await unwrap(admin.audit.fetchList({ pageSize: 1 }))).list[0]

describe('the calls', () => {
  test('list the jobs of everybody by kind, status, owner, site and day', async () => {
    const { job_id } = await unwrap(admin.website.exportEvents({ site_id: siteId }))
    await hasEnded(job_id)
    const job = await jobOf(job_id)
    expect(job).toMatchObject({
      owner_email: ADMIN.email,
      sites: [{ id: siteId, domain: 'harbor.example' }],
      can_cancel: false,
      retry_error: 'job_succeeded',
    })
    const day = job.created_at.slice(0, 10)
    const found = async (filters: Parameters<ApiClient['job']['fetchAll']>[0]) =>
      (await unwrap(admin.job.fetchAll(filters))).list.map(({ id }) => id)
    for (const filters of [
      { kind: 'export_events' as const },
      { owner_email: ADMIN.email.slice(0, 3), site_id: siteId },
      { domain: 'harbor', status: 'succeeded' as const },
      { created_from: day, created_to: day, owner_id: String(ownerId) },
    ])
      expect(await found(filters)).toContain(job_id)
    for (const filters of [
      { kind: 'bulk' as const },
      { owner_email: 'somebody' },
      { site_id: '900000000' },
      { domain: 'other' },
      { status: 'failed' as const },
      { created_to: '2020-01-01' },
    ])
      expect(await found(filters)).toEqual([])
    const { totals } = await unwrap(admin.job.fetchAll({ id: job_id }))
    expect(totals).toEqual({ queued: 0, running: 0, succeeded: 1, failed: 0, cancelled: 0 })
  })

  test('are for administrators only', async () => {
    const member = createApiClient({ baseURL: product.address })
    await member.auth.register({ email: 'member@example.com', password: 'a long password' })
    expect(await member.job.fetchAll()).toMatchObject({ code: 403, message: 'level_too_low' })
    expect(await member.job.retry({ id: '1' })).toMatchObject({ code: 403, message: 'level_too_low' })
  })

  test('a deletion of sites is found by each of them', async () => {
    const id = await insertJob(
      store,
      { kind: 'delete_site_data', ownerId, input: { site_ids: [9801, 980, 912] } },
      new Date(),
    )
    const idsOf = async (site_id: string) => (await unwrap(admin.job.fetchAll({ site_id }))).list.map((job) => job.id)
    for (const site of ['9801', '980', '912']) expect(await idsOf(site)).toContain(String(id))
    for (const site of ['98', '801', '12', '80']) expect(await idsOf(site)).toEqual([])
    await hasEnded(String(id))
  })

  test('a job goes on after the line where it stopped, once, and the audit log says so', async () => {
    const id = await propertiesJob('failed')
    const answers = await Promise.all([admin.job.retry({ id }), admin.job.retry({ id })])
    expect(answers.map(({ code }) => String(code)).toSorted()).toEqual(['200', '409'])
    await hasEnded(id)
    const { job, report } = await unwrap(admin.job.get({ id, columnKey: 'line', order: 'ascend' }))
    expect(job).toMatchObject({ status: 'succeeded', done: 3, total: 3, counts: { created: 1, failed: 2 } })
    expect(report.list.map(({ line, subject }) => `${line} ${subject}`)).toEqual(['1 First property', '2 2', '3 3'])
    expect(await admin.job.retry({ id })).toMatchObject({ code: 409, message: 'job_succeeded' })
    const retries = (await unwrap(admin.audit.fetchList({ action: 'job.retry', target_id: id }))).list
    expect(retries.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'refused', 'refused'])
  })

  test('an export that has failed is written anew', async () => {
    const { job_id } = await unwrap(admin.website.exportEvents({ site_id: siteId }))
    await hasEnded(job_id)
    const ofJob = store.updateTable('transfer').where('job_id', '=', Number(job_id))
    await ofJob
      .set({
        file: null,
        size: 0,
        state: JSON.stringify({ from: 0, to: 1, day: '2026-01-01', size: 7, isReady: false }),
      })
      .execute()
    const failure = { status: 'failed' as const, error: 'internal_error' }
    await store.updateTable('job').set(failure).where('id', '=', Number(job_id)).execute()
    expect(await admin.job.download({ id: job_id })).toMatchObject({ message: 'export_gone' })
    await unwrap(admin.job.retry({ id: job_id }))
    await hasEnded(job_id)
    expect(await jobOf(job_id)).toMatchObject({ status: 'succeeded', error: null, transfer: { is_ready: true } })
    const { url } = await unwrap(admin.job.download({ id: job_id }))
    expect((await fetch(product.address + url)).status).toBe(200)
  })

  test('say why a job cannot run again', async () => {
    const { job_id } = await unwrap(admin.website.exportEvents({ site_id: siteId }))
    await hasEnded(job_id)
    const failed = (kind: 'import_users' | 'import_events' | 'bulk') =>
      store
        .insertInto('job')
        .values({
          owner_id: ownerId,
          kind,
          status: 'failed',
          input: '{"action":"userOrder.del"}',
          created_at: '2026-01-01T00:00:00.000Z',
          updated_at: '2026-01-01T00:00:00.000Z',
          finished_at: new Date().toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    for (const kind of ['import_users', 'import_events', 'bulk'] as const) {
      const id = String((await failed(kind)).id)
      const message = kind === 'bulk' ? 'job_input_gone' : 'job_file_gone'
      expect(await jobOf(id)).toMatchObject({ retry_error: message })
      expect(await admin.job.retry({ id })).toMatchObject({ code: 409, message })
    }
    await store.updateTable('job').set({ status: 'failed' }).where('id', '=', Number(job_id)).execute()
    await store.updateTable('transfer').set({ file: null }).where('job_id', '=', Number(job_id)).execute()
    await unwrap(admin.website.deleteWebsite({ site_id: siteId, domain: 'harbor.example' }))
    expect(await admin.job.retry({ id: job_id })).toMatchObject({ code: 409, message: 'job_site_gone' })
    expect(await admin.job.retry({ id: '900000000' })).toMatchObject({ code: 404, message: 'not_found' })
  })
})

describe('the page', () => {
  async function open(route: string): Promise<void> {
    ;({ page, pageErrors } = await openAs({ storage: storageOf(admin) }))
    page.setDefaultTimeout(12_000)
    await page.goto(`${product.address}/#${route}`)
  }
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true })
  const rowsOfTable = () => page.getByRole('table', { name: 'Jobs' }).getByRole('rowheader')

  test('follows a job by itself, and cancels it once that is confirmed, by keyboard alone', async () => {
    const id = await propertiesJob('running')
    await open('/admin/orders')
    await page.getByRole('link', { name: 'Jobs' }).press('Enter')
    await page.waitForURL(/#\/admin\/jobs$/)
    await page.getByRole('progressbar', { name: '1 of 3' }).waitFor()
    await store.updateTable('job').set({ done: 2 }).where('id', '=', Number(id)).execute()
    await page.getByRole('progressbar', { name: '2 of 3' }).waitFor()
    await button(`Open Google Analytics property import ${id}`).press('Enter')
    const drawer = page.getByRole('dialog')
    await drawer.getByText('First property').waitFor()
    await button('Cancel the job', drawer).press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Cancel “Google Analytics property import”?' })
    await button('Cancel the job', question).press('Enter')
    await question.waitFor({ state: 'detached' })
    await drawer.getByText('Cancelled').first().waitFor()
    expect(await jobOf(id)).toMatchObject({ status: 'cancelled', done: 2 })
    expect(await lastAudit()).toMatchObject({ action: 'job.cancel', outcome: 'done', actor_email: ADMIN.email })
    await button('Run again', drawer).press('Enter')
    await drawer.getByText('Succeeded').first().waitFor()
    const lines = (await unwrap(admin.job.get({ id }))).report.list.map(({ line }) => String(line))
    expect(lines.toSorted()).toEqual(['1', '3'])
  })

  test('filters, order and the open job stay in the address, and CSV has what is filtered', async () => {
    await open('/admin/jobs?kind=bulk')
    await expect.poll(() => rowsOfTable().allInnerTexts()).toEqual(['Bulk change'])
    await page
      .getByRole('columnheader', { name: /Requested/ })
      .getByRole('button')
      .first()
      .click()
    await page.waitForURL(/columnKey=created_at/)
    await page.reload()
    await expect.poll(() => rowsOfTable().count()).toBe(1)
    const [download] = await Promise.all([page.waitForEvent('download'), button('Export CSV').click()])
    expect(download.suggestedFilename()).toMatch(/^jobs-\d{4}-\d\d-\d\d\.csv$/)
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv).toContain('Bulk change')
    expect(csv).not.toContain('Google Analytics')
    await button(/^Open Bulk change/).click()
    await page.waitForURL(/open=\d+/)
    await page.getByRole('dialog').getByText('It cannot run again.').waitFor()
  })

  test('on a phone nothing is wider than the screen, and the job can be read', async () => {
    await open('/admin/jobs?kind=import_properties')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => rowsOfTable().count()).toBe(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await button(/^Open Google/)
      .first()
      .click()
    await page.getByRole('dialog').getByText('First property').waitFor()
    expect(await page.getByRole('dialog').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
})
