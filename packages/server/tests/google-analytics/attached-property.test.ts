import { describe, expect, test } from 'vitest'
import { addSite, changeSite } from '../../src/sites/change-site.ts'
import { detachProperty } from '../../src/sites/google-property.ts'
import { now, prepareConnectedSite } from './connected-site.ts'

const { db, site, current, attach } = prepareConnectedSite()

describe('whose figures are shown first', () => {
  test('are those of Google where the snippet has counted nothing, also after the property was away', async () => {
    await detachProperty(db(), site(), false, now())
    await attach()
    expect(await current()).toMatchObject({ source: 'google_analytics' })
    await detachProperty(db(), site(), false, now())
    expect(await current()).toMatchObject({ source: 'built_in' })
    await attach(site(), true)
    expect(await current()).toMatchObject({ source: 'built_in' })
  })

  test('is for the owner to choose where the site has a property', async () => {
    const { site: changed } = await changeSite(db(), await current(), { source: 'google_analytics' }, now())
    expect(changed.source).toBe('google_analytics')
    await detachProperty(db(), site(), false, now())
    await expect(changeSite(db(), await current(), { source: 'google_analytics' }, now())).rejects.toMatchObject({
      key: 'property_missing',
    })
  })
})

test('two sites that are given one property at once do not both have it', async () => {
  await detachProperty(db(), site(), false, now())
  const form = { name: 'Second', domain: 'second.example', currency_type: 'EUR' }
  const second = await addSite(db(), form, { ownerId: site().owner_id }, now())
  const results = await Promise.allSettled([attach(site()), attach(second)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { key: 'property_attached' } })
})
