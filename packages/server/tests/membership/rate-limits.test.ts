import { endpoints } from '@sightline/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, startProduct, type RunningProduct } from '../support/product.ts'

const { order, user } = endpoints

let product: RunningProduct

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
}, 120_000)
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

test.each([
  ['checkout', order.checkout, 20],
  ['portal', order.portal, 20],
  ['previewChange', order.previewChange, 30],
  ['changePlan', order.changePlan, 10],
  ['requestPlan', order.requestPlan, 20],
  ['spendPoints', user.spendPoints, 20],
] as const)(
  '%s is answered so often to one address and not once more, and still to another',
  async (name, call, max) => {
    const ask = async (address: string) => {
      const headers = { 'X-Forwarded-For': address }
      const response = await fetch(`${product.address}${call.path}`, { method: call.method, headers })
      const { message } = (await response.json()) as { message: string }
      return `${response.status === 429} ${message}`
    }
    const [one, other] = [`198.51.100.${name.length}`, `203.0.113.${name.length}`]
    const answers: string[] = []
    for (let count = 0; count < max; count += 1) answers.push(await ask(one))
    expect(new Set(answers)).toEqual(new Set(['false jwt_error_01']))
    expect(await ask(one)).toBe('true too_many_requests')
    expect(await ask(other)).toBe('false jwt_error_01')
  },
)
