import { minorUnitsOf } from '../../billing/minor-units.ts'
import { moneyText } from '../../mail/formats.ts'
import { cardDeclined, StripeFailure } from './failures.ts'
import type { LocalStripe } from './local-stripe.ts'
import type { Card } from './records.ts'

/** The answer of a page of the local Stripe: another address, or HTML. */
export type PageAnswer = { redirect: string } | { status: number; html: string }

// The cards of Stripe's test mode (https://docs.stripe.com/testing), by the name of the button that pays with them.
const cards: Readonly<Record<string, { label: string; card: Card; problem?: () => StripeFailure }>> = {
  pay: { label: '4242 4242 4242 4242: is charged', card: 'good' },
  confirm: { label: '4000 0025 0000 3155: the bank asks you now (3-D Secure)', card: 'good' },
  confirm_each: { label: '4000 0027 6000 3184: the bank asks you each time (3-D Secure)', card: 'confirmed' },
  decline: { label: '4000 0000 0000 0002: is declined', card: 'declined' },
  insufficient: {
    label: '4000 0000 0000 9995: has insufficient funds',
    card: 'declined',
    problem: () => cardDeclined('insufficient_funds'),
  },
}

/** The pages that people see: the checkout, their subscriptions, an invoice. `action` is the pressed button. */
export function answerPage(stripe: LocalStripe, path: string, action: string | undefined): PageAnswer {
  const [, kind = '', id = ''] = path.split('/')
  if (kind === 'pay') return payPage(stripe, id, action)
  if (kind === 'portal') return portalPage(stripe, id, action)
  if (kind === 'invoice') return invoicePage(stripe, id, action)
  return { status: 404, html: page('Nothing here', '') }
}

function payPage(stripe: LocalStripe, id: string, action: string | undefined): PageAnswer {
  const session = stripe.session(id)
  if (action === 'cancel') return { redirect: session.cancelUrl }
  const price = stripe.price(session.price)
  const what = `${price.lookupKey}: ${moneyOf(price)} each ${price.interval}`
  const outcome = tryCard(action, what, (card) => void stripe.paySession(id, card))
  if ('bank' in outcome) return outcome.bank
  if (outcome.isPaid) return { redirect: session.successUrl.replace('{CHECKOUT_SESSION_ID}', id) }
  const isOpen = session.status === 'open'
  return {
    status: isOpen ? 200 : 410,
    html: page(
      'Test payment',
      `${outcome.problem}<p>${escaped(what)}</p>${
        isOpen ? buttons([...cardButtons, ['cancel', 'Cancel']]) : '<p>This session is not open any more.</p>'
      }`,
    ),
  }
}

/**
 * The result of a pressed button: the bank asks first, or the payment succeeded or failed, with the failure as HTML.
 */
type CardOutcome = { bank: PageAnswer } | { isPaid: boolean; problem: string }

/** Pays with the card of a button. */
function tryCard(action: string | undefined, what: string, pay: (card: Card) => void): CardOutcome {
  const [name = '', answer] = action?.split(':') ?? []
  const chosen = cards[name]
  if (chosen === undefined) return { isPaid: false, problem: '' }
  if (name.startsWith('confirm') && answer === undefined) return { bank: bankPage(name, what) }
  if (answer === 'no')
    return problemOf(
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    )
  try {
    if (chosen.problem !== undefined) throw chosen.problem()
    pay(chosen.card)
    return { isPaid: true, problem: '' }
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    return problemOf(error.message)
  }
}

const bankPage = (name: string, what: string): PageAnswer => ({
  status: 200,
  html: page(
    'Test bank: 3-D Secure',
    `<p>${escaped(what)}</p><p>Do you confirm this payment?</p>${buttons([
      [`${name}:yes`, 'Complete'],
      [`${name}:no`, 'Fail'],
    ])}`,
  ),
})

function portalPage(stripe: LocalStripe, id: string, action: string | undefined): PageAnswer {
  const portal = stripe.portals.get(id)
  if (portal === undefined) return { status: 404, html: page('Nothing here', '') }
  if (action === 'return') return { redirect: portal.returnUrl }
  const running = stripe.subscriptionsOf(portal.customer).filter(({ status }) => status !== 'canceled')
  if (action === 'good' || action === 'declined' || action === 'confirmed') stripe.setCard(portal.customer, action)
  if (action === 'cancel' || action === 'resume')
    for (const subscription of running) stripe.cancelAtEnd(subscription.id, action === 'cancel')
  const rows = running.map(
    ({ price, status, end, cancelsAtEnd }) =>
      `<li>${escaped(stripe.price(price).lookupKey)}: ${status}, ${cancelsAtEnd ? 'ends' : 'renews'} ${new Date(end * 1000).toISOString().slice(0, 10)}</li>`,
  )
  return {
    status: 200,
    html: page(
      'Test portal',
      `<ul>${rows.join('')}</ul><p>Card: ${cardNames[stripe.customer(portal.customer).card]}</p>${buttons([
        ['good', 'Use 4242 4242 4242 4242: is charged'],
        ['confirmed', 'Use 4000 0027 6000 3184: the bank asks you each time (3-D Secure)'],
        ['declined', 'Use 4000 0000 0000 0341: is taken, and declined when it is charged'],
        ['cancel', 'Cancel at the end of the period'],
        ['resume', 'Do not cancel'],
        ['return', 'Return'],
      ])}`,
    ),
  }
}

function invoicePage(stripe: LocalStripe, id: string, action: string | undefined): PageAnswer {
  const invoice = stripe.invoice(id)
  const { number, total, due, currency } = invoice
  const outcome = tryCard(action, `Invoice ${number}`, (card) => stripe.payInvoice(id, card))
  if ('bank' in outcome) return outcome.bank
  return {
    status: 200,
    html: page(
      `Invoice ${escaped(number)}`,
      `${outcome.problem}<p>${invoice.status}: ${moneyOf({ amount: total, currency })}, due ${moneyOf({ amount: due, currency })}</p>${
        invoice.status === 'open' ? buttons(cardButtons) : ''
      }`,
    ),
  }
}

const cardButtons = Object.entries(cards).map(([name, { label }]) => [name, label] as const)

const cardNames: Readonly<Record<Card, string>> = {
  good: 'is charged',
  confirmed: 'the bank asks each time',
  declined: 'is declined',
}

const moneyOf = ({ amount, currency }: { amount: number; currency: string }): string =>
  moneyText(minorUnitsOf(amount, currency), currency, 'en-US')

const problemOf = (message: string): CardOutcome => ({
  isPaid: false,
  problem: `<p role="alert">${escaped(message)}</p>`,
})

const buttons = (actions: readonly (readonly [string, string])[]): string =>
  `<form method="post">${actions.map(([value, label]) => `<button name="action" value="${value}">${label}</button>`).join('')}</form>`

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:1rem/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}button{font:inherit;padding:.5rem 1rem;text-align:start}form{display:grid;gap:.5rem}[role=alert]{color:#b00020}</style><h1>${title}</h1><p>No money moves here: this is the local stand-in for Stripe.</p>${body}</html>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
