import { createApiClient, type ApiClient } from '@sightline/api-client'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdJob } from '../support/held-job.ts'
import {
  eventually,
  freePort,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'
import { openStore } from '../support/test-store.ts'
import { sized } from '../support/test-size.ts'

let product: RunningProduct
let port: number
let admin: ApiClient

beforeAll(async () => {
  port = await freePort()
  product = await startProduct({ port })
  admin = await signedInClient(product)
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

async function restart(): Promise<void> {
  await product.stop('SIGKILL')
  product = await startProduct({ port, dataDir: product.dataDir })
}

async function upload(csv: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const result = await admin.appUser.importNew({ file: new File([csv], 'people.csv', { type: 'text/csv' }) })
  if (result.code !== 200) throw new Error(result.message)
  return result.data.job_id
}

async function readJob(id: string, input: Partial<Parameters<ApiClient['job']['get']>[0]> = {}) {
  const result = await admin.job.get({ id, ...input })
  if (result.code !== 200) throw new Error(result.message)
  return result.data
}

async function waitForJob(id: string) {
  await eventually(async () => (await readJob(id)).job.finished_at !== null, 60_000)
  return readJob(id)
}

const people = (count: number, name: string): string =>
  `email,nickname\n${Array.from({ length: count }, (_, index) => `${name}${index}@example.com,Person ${index}\n`).join('')}`

describe('importing users', () => {
  test('reports line by line, with a link that sets the password', async () => {
    const id = await upload(
      'email,nickname,shoe\nann@example.com,Ann,41\nowner@example.com,,\nnobody,,\nann@example.com,,\n',
    )
    const { job, report } = await waitForJob(id)
    expect(job).toMatchObject({
      kind: 'import_users',
      status: 'succeeded',
      done: 4,
      total: 4,
      counts: { created: 1, skipped: 3, failed: 1 },
      error: null,
    })
    expect(report.total).toBe(5)
    expect(report.list.map(({ link: _, ...line }) => line)).toEqual([
      { line: 1, outcome: 'skipped', subject: 'shoe', message: 'columns_unknown' },
      { line: 2, outcome: 'created', subject: 'ann@example.com', message: null },
      { line: 3, outcome: 'skipped', subject: 'owner@example.com', message: 'email_taken' },
      { line: 4, outcome: 'failed', subject: 'nobody', message: 'email_invalid' },
      { line: 5, outcome: 'skipped', subject: 'ann@example.com', message: 'email_taken' },
    ])
    expect(report.list.map(({ link }) => link === null)).toEqual([true, false, true, true, true])
    expect((await readJob(id, { outcome: 'failed' })).report).toMatchObject({ total: 1, list: [{ line: 4 }] })
    expect((await readJob(id, { current: 2, pageSize: 2 })).report).toMatchObject({
      total: 5,
      list: [{ line: 3 }, { line: 4 }],
    })

    const code = /code=(\S+)/.exec(report.list[1]?.link ?? '')?.[1] ?? ''
    const ann = createApiClient({ baseURL: product.address })
    const set = await ann.auth.resetPassword({ code, password: 'a password of Ann' })
    expect(set).toMatchObject({ code: 200, data: { userinfo: { email: 'ann@example.com' } } })
    expect((await readJob(id)).report.list[1]).toMatchObject({ link: null })
  })

  test('a file that cannot be read is refused at its field, and makes no job', async () => {
    const before = await admin.job.fetchList()
    for (const content of ['\n', Buffer.from('email\na@example.com', 'utf16le')]) {
      const result = await admin.appUser.importNew({ file: new File([content], 'people.csv') })
      expect(result).toMatchObject({ code: 400, message: 'file_invalid', data: { fields: { file: 'file_invalid' } } })
    }
    expect(await admin.job.fetchList()).toMatchObject({
      code: 200,
      data: { total: before.code === 200 ? before.data.total : -1 },
    })
  })

  test('is somebody else’s for members, and ends once', async () => {
    const id = await upload('email\nbob@example.com\n')
    await waitForJob(id)
    const member = createApiClient({ baseURL: product.address })
    await member.auth.register({ email: 'member@example.com', password: 'a long password' })
    const unknown = await member.job.get({ id: '999999' })
    expect(unknown).toMatchObject({ code: 404, message: 'not_found' })
    expect(await member.job.get({ id })).toEqual(unknown)
    expect(await member.job.cancel({ id })).toMatchObject({ code: 404, message: 'not_found' })
    expect(await member.job.fetchList()).toMatchObject({ code: 200, data: { list: [], total: 0 } })
    expect(await admin.job.cancel({ id })).toMatchObject({ code: 409, message: 'job_ended' })
    expect(await admin.job.fetchList({ pageSize: 1 })).toMatchObject({ data: { list: [{ id, kind: 'import_users' }] } })
  })

  test('many lines, and the server killed again and again: each line is done once', async () => {
    const [count, kills] = [sized(20_000, 50_000), sized(2, 4)]
    const store = await openStore(product.dataDir)
    const part = Math.floor(count / (kills + 1))
    let letGo = await holdJob(store, { total: count, done: part })
    const id = await upload(people(count, 'killed'))
    for (let kill = 1, last = 0; kill <= kills; kill += 1) {
      const before = last
      await eventually(async () => (last = (await readJob(id)).job.done) > before, 60_000)
      await product.stop('SIGKILL')
      await letGo()
      if (kill < kills) letGo = await holdJob(store, { total: count, done: part * (kill + 1) })
      product = await startProduct({ port, dataDir: product.dataDir })
    }
    await store.destroy()
    const { job } = await waitForJob(id)
    expect(job).toMatchObject({
      status: 'succeeded',
      done: count,
      total: count,
      counts: { created: count, skipped: 0, failed: 0 },
    })
    const again = await waitForJob(await upload(people(count, 'killed')))
    expect(again.job.counts).toEqual({ created: 0, skipped: count, failed: 0 })
  })

  test('cancelled in the middle, what was done stays', async () => {
    const count = sized(20_000, 40_000)
    const store = await openStore(product.dataDir)
    const letGo = await holdJob(store, { total: count, done: count / 2 })
    const id = await upload(people(count, 'cancelled'))
    await eventually(async () => (await readJob(id)).job.done > 0, 60_000)
    expect(await admin.job.cancel({ id })).toMatchObject({ code: 200, data: { status: 'cancelled' } })
    const { job } = await readJob(id)
    expect(job.done).toBeLessThanOrEqual(count / 2)
    expect(job.counts.created).toBe(job.done)
    await letGo()
    await store.destroy()
    // What waits behind it is done only once it was left.
    await waitForJob(await upload('email\nafter@example.com\n'))
    expect((await readJob(id)).job).toEqual(job)
  })

  test('is in the audit log, without the file', async () => {
    const log = await admin.audit.fetchList({ action: 'appUser.importNew', outcome: 'done', pageSize: 1 })
    expect(log).toMatchObject({
      code: 200,
      data: {
        list: [
          { actor_email: 'owner@example.com', details: { file: { name: 'people.csv', size: expect.any(Number) } } },
        ],
      },
    })
  })
})

describe('deleting what was collected', () => {
  const views = async (site: string): Promise<number> => {
    const result = await admin.stats.dashboard({ site_id: site, range: 'today' })
    return result.code === 200 ? result.data.totals.pageviews : -1
  }

  test('a user’s data are gone from the statistics, and later events count', async () => {
    const owner = createApiClient({ baseURL: product.address })
    await owner.auth.register({ email: 'data@example.com', password: 'a long password' })
    const added = await owner.website.addWebsite({ name: 'Data', domain: 'data.example', currency_type: 'EUR' })
    if (added.code !== 200) throw new Error(added.message)
    const { id, public_id } = added.data
    const view = () => sendEvent(product.address, { s: public_id, u: 'https://data.example/' })
    await view()
    await view()
    await eventually(async () => (await views(id)) === 2)
    const users = await admin.appUser.fetchAppUserList({ email: 'data@example.com' })
    if (users.code !== 200) throw new Error(users.message)
    await view()
    const reset = await admin.appUser.resetUser({ id: users.data.list[0]?.id ?? '', what: 'data' })
    if (reset.code !== 200) throw new Error(reset.message)
    const { job } = await waitForJob(reset.data.job_id ?? '')
    expect(job).toMatchObject({ kind: 'delete_site_data', status: 'succeeded', done: 1, total: 1 })
    expect(await views(id)).toBe(0)
    await view()
    await eventually(async () => (await views(id)) === 1)
  })

  test('a site that is removed takes its data along', async () => {
    const added = await admin.website.addWebsite({ name: 'Gone', domain: 'gone.example', currency_type: 'EUR' })
    if (added.code !== 200) throw new Error(added.message)
    await sendEvent(product.address, { s: added.data.public_id, u: 'https://gone.example/' })
    const deleted = await admin.website.deleteWebsite({ site_id: added.data.id, domain: 'gone.example' })
    if (deleted.code !== 200) throw new Error(deleted.message)
    expect((await waitForJob(deleted.data.job_id)).job).toMatchObject({ status: 'succeeded', done: 1 })
  })

  test('cannot be cancelled', async () => {
    const added = await admin.website.addWebsite({ name: 'Kept', domain: 'kept.example', currency_type: 'EUR' })
    if (added.code !== 200) throw new Error(added.message)
    const deleted = await admin.website.deleteWebsite({ site_id: added.data.id, domain: 'kept.example' })
    if (deleted.code !== 200) throw new Error(deleted.message)
    const id = deleted.data.job_id
    const cancelled = await admin.job.cancel({ id })
    expect(cancelled).toMatchObject({ code: 409, message: expect.stringMatching(/^job_(not_cancellable|ended)$/) })
    expect((await waitForJob(id)).job).toMatchObject({ status: 'succeeded' })
  })

  test('data left of a deleted site are deleted at the next start', async () => {
    const added = await admin.website.addWebsite({ name: 'Left', domain: 'left.example', currency_type: 'EUR' })
    if (added.code !== 200) throw new Error(added.message)
    const { id, public_id } = added.data
    await sendEvent(product.address, { s: public_id, u: 'https://left.example/' })
    await eventually(async () => (await views(id)) === 1)
    const store = await openStore(product.dataDir)
    await store.deleteFrom('website').where('id', '=', Number(id)).execute()
    await restart()
    await eventually(async () => {
      const jobs = await store.selectFrom('job').select('status').where('input', '=', `{"site_ids":[${id}]}`).execute()
      return jobs.some(({ status }) => status === 'succeeded')
    })
    // As if the site were there again, to see what is left of it.
    const now = new Date().toISOString()
    const owner = await store.selectFrom('app_user').select('id').where('level', '=', 'admin').executeTakeFirstOrThrow()
    await store
      .insertInto('website')
      .values({
        id: Number(id),
        public_id: randomUUID(),
        owner_id: owner.id,
        name: 'Left',
        domain: 'left.example',
        currency_type: 'EUR',
        time_zone: 'Etc/UTC',
        created_at: now,
        updated_at: now,
      })
      .execute()
    await store.destroy()
    expect(await views(id)).toBe(0)
  })
})
