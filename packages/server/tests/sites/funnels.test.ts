import { expect, test } from 'vitest'
import { openSharedSite } from '../support/sites/shared-site.ts'

const { owner, viewer, site_id } = await openSharedSite()

const wrong = (fields: object) => ({ code: 400, message: 'invalid_input', data: { fields } })
const page = (pattern: string, name = pattern) => ({ name, kind: 'page' as const, pattern, properties: [] })

test('a funnel is added, changed as a whole and removed; its statistics come by its id', async () => {
  const steps = [page('/'), page('/prices'), { name: 'Buys', kind: 'event' as const, pattern: 'Buy', properties: [] }]
  const added = await owner.funnel.addFunnel({ site_id, name: 'Purchase', steps })
  expect(added).toMatchObject({ code: 200, data: { name: 'Purchase', steps, version: 1 } })
  const id = added.code === 200 ? added.data.id : ''
  const funnel = () => viewer.stats.funnel({ site_id, funnel_id: id, range: 'today' })
  expect(await funnel()).toMatchObject({
    code: 200,
    data: {
      funnel_id: id,
      name: 'Purchase',
      visitors: 0,
      steps: steps.map((step) => ({ ...step, visitors: 0, of_previous: 0 })),
    },
  })
  const shorter = steps.slice(1)
  expect(await owner.funnel.updateFunnel({ site_id, id, version: 1, steps: shorter })).toMatchObject({
    data: { name: 'Purchase', steps: shorter, version: 2 },
  })
  expect(await owner.funnel.updateFunnel({ site_id, id, version: 1, name: 'Late' })).toMatchObject({
    message: 'row_changed',
    data: { version: 2 },
  })
  expect(await owner.funnel.addFunnel({ site_id, name: 'Purchase', steps })).toMatchObject({ message: 'name_taken' })
  for (const few of [steps.slice(0, 1), []])
    expect(await owner.funnel.addFunnel({ site_id, name: 'Few', steps: few })).toMatchObject(
      wrong({ steps: 'field_invalid' }),
    )
  expect(await owner.funnel.addFunnel({ site_id, name: 'Long', steps: Array(9).fill(page('/')) })).toMatchObject(
    wrong({ steps: 'too_many_values' }),
  )
  expect(await owner.funnel.addFunnel({ site_id, name: 'Wrong', steps: [page('/'), page('x')] })).toMatchObject(
    wrong({ 'steps.1.pattern': 'path_invalid' }),
  )
  expect(await owner.funnel.deleteFunnel({ site_id, id })).toMatchObject({ code: 200 })
  expect(await funnel()).toMatchObject({ code: 404, message: 'not_found' })
})
