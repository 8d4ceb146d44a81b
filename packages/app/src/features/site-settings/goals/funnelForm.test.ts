import type { Funnel } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { changeOfFunnel, funnelValues, givenSteps, noFunnel, stepsIn, valuesOfFunnel } from './funnelForm.ts'

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
  expect(givenSteps(valuesOfFunnel(funnel))).toEqual(funnel.steps)
  expect(changeOfFunnel('1', valuesOfFunnel(funnel), funnel)).toEqual({ site_id: '1', id: '3', version: 4 })
})

test('what a step must have goes with it when one before it is taken away', () => {
  const [, second] = stepsIn(valuesOfFunnel(funnel))
  if (second === undefined) throw new Error('the funnel has two steps')
  const values = funnelValues('Order', [second])
  expect(changeOfFunnel('1', values, funnel)).toEqual({
    site_id: '1',
    id: '3',
    version: 4,
    steps: [{ name: 'Paid', kind: 'event', pattern: 'Purchase', properties: [{ key: 'plan', value: 'pro' }] }],
  })
})

test('a new funnel has two steps, and a step without a name is called as what reaches it', () => {
  expect(stepsIn(noFunnel)).toHaveLength(2)
  expect(givenSteps({ ...noFunnel, step1_pattern: ' /a ', step2_pattern: '/b' }).map(({ name }) => name)).toEqual([
    '/a',
    '/b',
  ])
})
