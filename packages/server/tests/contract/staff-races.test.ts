import { unwrap, type ApiClient, type Result } from '@sightline/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientWith, gatherPeople } from '../support/people.ts'
import { removeFolder, startProduct, type RunningProduct } from '../support/product.ts'
import { sized } from '../support/test-size.ts'

/** How often two of the staff change each kind of row at once. */
const ROUNDS = sized(17, 100)

interface Row {
  id: string
  version: number
}

/** A row that staff changes, with the field that each of them writes. */
interface Contested {
  row: Row
  field: string
  change: (client: ApiClient, row: Row, text: string) => Promise<Result<Row>>
  read: (client: ApiClient, id: string) => Promise<Row | undefined>
}

const calls = [
  'appUser.updateAppUser',
  'app.updateAppWebsite',
  'app.updateThemes',
  'aitask.updateAppAitask',
  'userPoints.update',
  'userOrder.update',
] as const

let product: RunningProduct
let staff: readonly [ApiClient, ApiClient]
let contested: Readonly<Record<(typeof calls)[number], Contested>>

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  const { tokens, ids, site } = await gatherPeople(product)
  const clientOf = (person: 'admin' | 'other') => clientWith(product, tokens[person] ?? '')
  const [first, second] = [clientOf('admin'), clientOf('other')]
  const [promoted, owner] = await Promise.all([userOf(first, ids.other), userOf(first, ids.owner)])
  await unwrap(first.appUser.updateAppUser({ ...keyOf(promoted), level: 'admin' }))
  staff = [first, second]
  const theme = await unwrap(first.app.createThemes({ name: 'Contested' }))
  const { list: sites } = await unwrap(first.app.fetchAppWebsiteList({ owner_id: ids.owner }))
  const website = sites.find(({ id }) => id === site)
  if (website === undefined) throw new Error('The owner has no site')
  const task = await unwrap(
    first.aitask.addAppAitask({ union_id: owner.union_id, task_type: 'custom', prompt: 'Say hello' }),
  )
  const points = await unwrap(first.userPoints.add({ user_id: ids.owner, delta: 10 }))
  const order = await unwrap(first.userOrder.add({ user_id: ids.owner, plan: 'premium', billing: 'monthly' }))
  contested = {
    'appUser.updateAppUser': {
      row: owner,
      field: 'nickname',
      change: (client, row, nickname) => client.appUser.updateAppUser({ ...row, nickname }),
      read: userOf,
    },
    'app.updateAppWebsite': {
      row: website,
      field: 'name',
      change: (client, row, name) => client.app.updateAppWebsite({ ...row, name }),
      read: async (client) =>
        (await unwrap(client.app.fetchAppWebsiteList({ owner_id: ids.owner }))).list.find(isOf(website)),
    },
    'app.updateThemes': {
      row: theme,
      field: 'description',
      change: (client, row, description) => client.app.updateThemes({ ...row, description }),
      read: async (client, id) => (await unwrap(client.app.fetchThemeList({ id }))).list[0],
    },
    'aitask.updateAppAitask': {
      row: task,
      field: 'model',
      change: (client, row, model) => client.aitask.updateAppAitask({ ...row, model }),
      read: async (client) =>
        (await unwrap(client.aitask.fetchAppAitaskList({ union_id: owner.union_id }))).list.find(isOf(task)),
    },
    'userPoints.update': {
      row: points,
      field: 'note',
      change: (client, row, note) => client.userPoints.update({ ...row, note }),
      read: async (client, id) => (await unwrap(client.userPoints.fetchList({ id }))).list[0],
    },
    'userOrder.update': {
      row: order,
      field: 'provider_ref',
      change: (client, row, provider_ref) => client.userOrder.update({ ...row, provider_ref }),
      read: async (client) => (await unwrap(client.userOrder.fetchList({ user_id: ids.owner }))).list.find(isOf(order)),
    },
  }
}, 120_000)
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

const isOf =
  ({ id }: Row) =>
  (row: Row) =>
    row.id === id

const keyOf = ({ id, version }: Row): Row => ({ id, version })

async function userOf(client: ApiClient, id: string) {
  const { list } = await unwrap(client.appUser.fetchAppUserList({ pageSize: 100 }))
  const user = list.find((row) => row.id === id)
  if (user === undefined) throw new Error(`There is no user ${id}`)
  return user
}

test.each(calls)(
  '%s: of two of the staff who change one row at once, one wins and the other is shown it',
  async (call) => {
    const { row, field, change, read } = contested[call]
    let seen = keyOf(row)
    for (let round = 0; round < ROUNDS; round += 1) {
      const results = await Promise.all(
        staff.map((client, index) => change(client, seen, `${index === 0 ? 'first' : 'second'} ${round}`)),
      )
      expect(results.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
      const [won = seen] = results.flatMap((result) => (result.code === 200 ? [result.data] : []))
      const lost = results.find(({ code }) => code === 409)
      expect(won.version).toBe(seen.version + 1)
      // The loser has the row as the winner left it, whole.
      expect(lost).toMatchObject({ message: 'row_changed', data: { ...keyOf(won), [field]: valueIn(won, field) } })
      seen = keyOf(won)
    }
    const last = await read(staff[1], seen.id)
    expect(last).toMatchObject(seen)
  },
)

const valueIn = (row: object, field: string): unknown => Object.entries(row).find(([name]) => name === field)?.[1]
