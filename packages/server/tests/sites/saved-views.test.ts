import type { ApiClient } from '@sightline/api-client'
import { endpoints } from '@sightline/api-client/contract'
import { expect, test } from 'vitest'
import { send } from '../support/inputs.ts'
import { openSharedSite } from '../support/sites/shared-site.ts'

const { product, people, owner, viewer, admin, site_id } = await openSharedSite()

test('everybody has their own saved views; a viewer cannot save a view for all, and the owner can', async () => {
  const state = { range: '7d', filters: '[["is","page",["/ü"]]]' }
  const own = await viewer.savedView.addSavedView({ site_id, name: 'Mine', state })
  expect(own).toMatchObject({
    code: 200,
    data: { name: 'Mine', state, is_shared: false, may_change: true, version: 1 },
  })
  const shared = await owner.savedView.addSavedView({ site_id, name: 'All', state, is_shared: true })
  if (own.code !== 200 || shared.code !== 200) throw new Error('a view was not kept')
  const listViews = async (client: ApiClient) => {
    const listed = await client.savedView.fetchSavedViews({ site_id })
    return listed.code === 200 && listed.data.list.map(({ name, may_change }) => [name, may_change])
  }
  expect(await listViews(viewer)).toEqual([
    ['All', false],
    ['Mine', true],
  ])
  expect(await listViews(owner)).toEqual([['All', true]])
  expect(await listViews(admin)).toEqual([['All', true]])

  const tooLow = { code: 403, message: 'level_too_low' }
  expect(await viewer.savedView.addSavedView({ site_id, name: 'For all', state, is_shared: true })).toMatchObject(
    tooLow,
  )
  const { id } = shared.data
  expect(await viewer.savedView.updateSavedView({ site_id, id, version: 1, name: 'Mine now' })).toMatchObject(tooLow)
  expect(await viewer.savedView.deleteSavedView({ site_id, id })).toMatchObject(tooLow)
  const mine = { site_id, id: own.data.id }
  expect(await viewer.savedView.updateSavedView({ ...mine, version: 1, is_shared: true })).toMatchObject(tooLow)
  expect(await owner.savedView.updateSavedView({ ...mine, version: 1, name: 'Yours' })).toMatchObject({
    message: 'not_found',
  })
  expect(await viewer.savedView.updateSavedView({ ...mine, version: 1, state: { range: '30d' } })).toMatchObject({
    data: { name: 'Mine', state: { range: '30d' }, version: 2 },
  })
  expect(await viewer.savedView.updateSavedView({ ...mine, version: 1, name: 'Late' })).toMatchObject({
    message: 'row_changed',
    data: { version: 2 },
  })
  expect(await viewer.savedView.addSavedView({ site_id, name: 'Mine', state })).toMatchObject({ message: 'name_taken' })
  expect(await owner.savedView.addSavedView({ site_id, name: 'Mine', state })).toMatchObject({ code: 200 })
  for (const bad of ['[]', '{"a":1}', '{"a":"\\u0000"}', JSON.stringify({ a: 'x'.repeat(9000) })]) {
    const fields = Object.entries({ site_id, name: 'Bad', state: bad })
    const { body } = await send(product.address, endpoints.savedView.addSavedView, fields, people.tokens.owner)
    expect(body).toMatchObject({ message: 'invalid_input', data: { fields: { state: expect.any(String) } } })
  }
  expect(await viewer.savedView.deleteSavedView(mine)).toMatchObject({ code: 200 })
  expect(await listViews(viewer)).toEqual([['All', false]])
})
