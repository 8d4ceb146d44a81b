import { googleScopes } from '@sightline/api-client/contract'
import { describe, expect, test } from 'vitest'
import { addSite, transferOwnership } from '../../src/sites/change-site.ts'
import { readPropertyState } from '../../src/sites/google-property.ts'
import { readCurrent } from '../../src/stats/realtime.ts'
import { now, prepareConnectedSite } from './connected-site.ts'

const {
  db,
  site,
  otherId,
  google,
  connections,
  connect,
  connectionOf,
  openSource,
  property,
  current,
  disconnect,
  readWeek,
} = prepareConnectedSite()

describe('an account that was disconnected', () => {
  test('is named as the reason why there are no figures, and reads its properties again once it is back', async () => {
    await disconnect()
    expect(await property()).toMatchObject({ connection_id: null })
    await expect(readWeek()).rejects.toMatchObject({ key: 'google_disconnected' })
    await connect()
    expect((await property()).connection_id).toBe((await connectionOf(site().owner_id)).id)
    expect((await readWeek()).totals.visitors).toBeGreaterThan(0)
  })

  test('leaves the figures that were kept, which say so at once', async () => {
    const before = await readWeek()
    expect(before.source.notices?.map(({ kind }) => kind)).not.toContain('stale')
    await disconnect()
    const after = await readWeek()
    expect(after.totals).toEqual(before.totals)
    expect(after.source.notices).toContainEqual(expect.objectContaining({ kind: 'stale', reason: 'disconnected' }))
  })

  test('leaves none that seems to be of now, to two who ask at once as little as to one', async () => {
    await readWeek()
    await disconnect()
    const answers = await Promise.all([readWeek(), readWeek()])
    const stale = expect.objectContaining({ kind: 'stale', reason: 'disconnected' })
    expect(answers.map(({ source }) => source.notices)).toEqual([
      expect.arrayContaining([stale]),
      expect.arrayContaining([stale]),
    ])
  })

  test('says nothing of now by what was kept of then', async () => {
    const readNow = async () => readCurrent(await openSource(), site().id, Date.now())
    expect((await readNow()).minutes).toHaveLength(30)
    await disconnect()
    await expect(readNow()).rejects.toMatchObject({ key: 'google_disconnected' })
  })

  test('does not come back to a site that somebody else owns by then', async () => {
    await disconnect()
    await transferOwnership(db(), await current(), otherId(), now())
    const form = { name: 'Another', domain: 'another.example', currency_type: 'EUR' }
    await connect(await addSite(db(), form, { ownerId: site().owner_id }, now()))
    expect(await property()).toMatchObject({ connection_id: null })
  })
})

test('a site says whether its account is read, has ended or was disconnected', async () => {
  const stateNow = async () => (await readPropertyState(db(), site().id)).connectionState
  expect(await stateNow()).toBe('connected')
  const { id, subject } = await connectionOf(site().owner_id)
  const { accessTokens } = connections()
  const token = await accessTokens.get(String(id), googleScopes.read)
  google().withdraw(subject)
  await expect(accessTokens.get(String(id), googleScopes.read, token)).rejects.toMatchObject({
    key: 'connection_reconnect',
  })
  expect(await stateNow()).toBe('reconnect')
  await disconnect()
  expect(await stateNow()).toBeNull()
})

test('figures that were kept say that the provider has ended the access, however young they are', async () => {
  const before = await readWeek()
  const { id, subject } = await connectionOf(site().owner_id)
  const { accessTokens } = connections()
  const token = await accessTokens.get(String(id), googleScopes.read)
  google().withdraw(subject)
  await expect(accessTokens.get(String(id), googleScopes.read, token)).rejects.toMatchObject({
    key: 'connection_reconnect',
  })
  const after = await readWeek()
  expect(after.totals).toEqual(before.totals)
  expect(after.source.notices).toContainEqual(expect.objectContaining({ kind: 'stale', reason: 'reconnect' }))
})
