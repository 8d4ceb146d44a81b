import type { Funnel } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { changeOfFunnel, newStep, noFunnel, stepsOf, valuesOfFunnel } from './funnelForm.ts'

const funnel: Funnel = {
  id: '3',
  name: 'Order',
  steps: [
    { name: 'Basket', kind: 'page', pattern: '/basket', properties: [] },
    { name: 'Paid', kind: 'event', pattern: 'Purchase', properties: [{ key: 'plan', value: 'pro' }] },
  ],
  version: 4,
  created_at: '2026-11-20T09:24:07.000Z',
  updated_at: '2026-11-20T09:24:07.000Z',
}

test('a funnel goes through the form unchanged', () => {
  expect(stepsOf(valuesOfFunnel(funnel))).toEqual(funnel.steps)
  expect(changeOfFunnel('1', valuesOfFunnel(funnel), funnel)).toEqual({ site_id: '1', id: '3', version: 4 })
})

test('a step keeps its properties when one before it is removed', () => {
  const values = { name: 'Order', steps: valuesOfFunnel(funnel).steps.slice(1) }
  expect(changeOfFunnel('1', values, funnel)).toEqual({
    site_id: '1',
    id: '3',
    version: 4,
    steps: [{ name: 'Paid', kind: 'event', pattern: 'Purchase', properties: [{ key: 'plan', value: 'pro' }] }],
  })
})

test('a new funnel has two steps, and a step without a name is called as what reaches it', () => {
  expect(noFunnel.steps).toHaveLength(2)
  const steps = [' /a ', '/b'].map((pattern) => ({ ...newStep, pattern }))
  expect(stepsOf({ ...noFunnel, steps }).map(({ name }) => name)).toEqual(['/a', '/b'])
})
