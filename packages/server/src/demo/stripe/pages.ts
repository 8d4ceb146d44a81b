import { StripeFailure } from './failures.ts'
import type { LocalStripe } from './local-stripe.ts'

/** What a page of this Stripe answers: another address, or HTML. */
export type PageAnswer = { redirect: string } | { status: number; html: string }

/** The pages that a person sees there: paying, one's subscriptions, an invoice. `action` is the button that was pressed. */
export function answerPage(stripe: LocalStripe, path: string, action: string | undefined): PageAnswer {
  const [, kind = '', id = ''] = path.split('/')
  if (kind === 'pay') return payPage(stripe, id, action)
  if (kind === 'portal') return portalPage(stripe, id, action)
  if (kind === 'invoice') return invoicePage(stripe, id)
  return { status: 404, html: page('Nothing here', '') }
}

function payPage(stripe: LocalStripe, id: string, action: string | undefined): PageAnswer {
  const session = stripe.session(id)
  if (action === 'cancel') return { redirect: session.cancelUrl }
  let problem = ''
  if (action === 'pay' || action === 'decline') {
    try {
      stripe.paySession(id, action === 'pay' ? 'good' : 'declined')
      return { redirect: session.successUrl.replace('{CHECKOUT_SESSION_ID}', id) }
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error
      problem = `<p role="alert">${error.message}</p>`
    }
  }
  const price = stripe.price(session.price)
  const isOpen = session.status === 'open'
  return {
    status: isOpen ? 200 : 410,
    html: page(
      'Test payment',
      `${problem}<p>${escaped(price.lookupKey)}: ${price.amount} ${escaped(price.currency)} (minor units) each ${price.interval}</p>${
        isOpen
          ? buttons([
              ['pay', 'Pay'],
              ['decline', 'Pay with a declined card'],
              ['cancel', 'Cancel'],
            ])
          : '<p>This session is not open any more.</p>'
      }`,
    ),
  }
}

function portalPage(stripe: LocalStripe, id: string, action: string | undefined): PageAnswer {
  const portal = stripe.portals.get(id)
  if (portal === undefined) return { status: 404, html: page('Nothing here', '') }
  if (action === 'return') return { redirect: portal.returnUrl }
  const running = stripe.subscriptionsOf(portal.customer).filter(({ status }) => status !== 'canceled')
  if (action === 'good' || action === 'declined') stripe.setCard(portal.customer, action)
  if (action === 'cancel' || action === 'resume')
    for (const subscription of running) stripe.cancelAtEnd(subscription.id, action === 'cancel')
  const rows = running.map(
    ({ price, status, end, cancelsAtEnd }) =>
      `<li>${escaped(stripe.price(price).lookupKey)}: ${status}, ${cancelsAtEnd ? 'ends' : 'renews'} ${new Date(end * 1000).toISOString()}</li>`,
  )
  return {
    status: 200,
    html: page(
      'Test portal',
      `<ul>${rows.join('')}</ul><p>Card: ${stripe.customer(portal.customer).card}</p>${buttons([
        ['good', 'Use a good card'],
        ['declined', 'Use a declined card'],
        ['cancel', 'Cancel at the end of the period'],
        ['resume', 'Do not cancel'],
        ['return', 'Return'],
      ])}`,
    ),
  }
}

function invoicePage(stripe: LocalStripe, id: string): PageAnswer {
  const { number, status, total, due, currency } = stripe.invoice(id)
  return {
    status: 200,
    html: page(
      `Invoice ${escaped(number)}`,
      `<p>${status}: ${total}, due ${due} ${escaped(currency)} (minor units)</p>`,
    ),
  }
}

const buttons = (actions: readonly (readonly [string, string])[]): string =>
  `<form method="post">${actions.map(([value, label]) => `<button name="action" value="${value}">${label}</button>`).join(' ')}</form>`

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:1rem/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}button{font:inherit;padding:.5rem 1rem}</style><h1>${title}</h1><p>No money moves here: this is the local stand-in for Stripe.</p>${body}</html>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
