import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LocalStripe, type StripeEvent } from '../../src/demo/stripe/local-stripe.ts'
import { LOCAL_PRICES } from '../../src/demo/stripe/start-local-stripe.ts'
import { chargeObject, portalObject, priceObject, refundObject } from '../../src/demo/stripe/objects.ts'

interface Extract {
  license: string
  source_sha256: string
  resources: Record<string, Record<string, unknown>>
}

const { resources, license, source_sha256 } = JSON.parse(
  await readFile(join(import.meta.dirname, 'stripe', 'objects.json'), 'utf8'),
) as Extract

/** What the version of the API that is used has, and the examples are too old or too empty for. */
const NEWER = new Set(['invoice.payments', 'invoice.lines.data.0.pricing.price_details', 'charge.refunds.data.0'])
/** Names that are chosen freely. */
const FREE = /metadata$|^event\.data\.object$/

/** Every name that an object has and its example has not, and every value of another kind. */
function strangers(object: unknown, example: unknown, path: string): string[] {
  if (NEWER.has(path) || FREE.test(path) || object === null || example === null) return []
  if (Array.isArray(object)) {
    if (!Array.isArray(example)) return [`${path} is a list`]
    return example.length === 0 ? [] : object.flatMap((item) => strangers(item, example[0], `${path}.0`))
  }
  if (typeof object !== typeof example) return [`${path} is a ${typeof object} and not a ${typeof example}`]
  if (typeof object !== 'object') return []
  const known = example as Record<string, unknown>
  return Object.entries(object).flatMap(([name, value]) => {
    const inner = `${path}.${name}`
    if (NEWER.has(inner)) return []
    return name in known ? strangers(value, known[name], inner) : [`${inner} is unknown`]
  })
}

function aLife(): { events: StripeEvent[]; stripe: LocalStripe } {
  const events: StripeEvent[] = []
  const stripe = new LocalStripe({ prices: LOCAL_PRICES, now: 1_770_000_000, onEvent: (event) => events.push(event) })
  const { id: customer } = stripe.addCustomer('a@example.com', {})
  const pages = { successUrl: 'http://a/', cancelUrl: 'http://a/' }
  const session = stripe.openSession({
    customer,
    price: 'price_standard_monthly',
    ...pages,
    reference: '1',
    metadata: {},
    subscriptionMetadata: {},
  })
  const id = stripe.paySession(session.id, 'good').subscription ?? ''
  stripe.changePrice(id, 'price_premium_monthly')
  stripe.advance(32 * 24 * 60 * 60)
  stripe.setCard(customer, 'declined')
  stripe.advance(70 * 24 * 60 * 60)
  for (const charge of stripe.charges.keys()) stripe.refund(charge)
  return { events, stripe }
}

test('objects of the local Stripe have the names and kinds of values of the examples of Stripe', () => {
  expect(license).toContain('MIT')
  expect(source_sha256).toMatch(/^41486e14a5b93044[0-9a-f]{48}$/)
  const { events } = aLife()
  expect(new Set(events.map(({ type }) => type))).toEqual(
    new Set([
      'customer.created',
      'customer.updated',
      'customer.subscription.created',
      'customer.subscription.updated',
      'customer.subscription.deleted',
      'checkout.session.completed',
      'invoice.paid',
      'invoice.payment_failed',
      'charge.refunded',
    ]),
  )
  for (const event of events) {
    const object = event.data.object as { object: string }
    expect(strangers(event, resources['event'], 'event')).toEqual([])
    expect(strangers(object, resources[object.object], object.object)).toEqual([])
  }
})

test('so has what it answers beside them', () => {
  const { stripe } = aLife()
  const [charge] = stripe.charges.values()
  const [refund] = charge?.refunds ?? []
  if (charge === undefined || refund === undefined) throw new Error('nothing was refunded')
  const shown = [
    ...LOCAL_PRICES.map(priceObject),
    chargeObject(charge),
    refundObject(charge, refund),
    portalObject('bps_1', charge.customer, 'http://a/', 0, 'http://b'),
  ]
  for (const object of shown) expect(strangers(object, resources[object.object], object.object)).toEqual([])
})

test('a name that Stripe does not have is found', () => {
  expect(strangers({ id: 'a', colour: 'red' }, resources['customer'], 'customer')).toEqual([
    'customer.colour is unknown',
  ])
  expect(strangers({ created: 'now' }, resources['customer'], 'customer')).toEqual([
    'customer.created is a string and not a number',
  ])
})
