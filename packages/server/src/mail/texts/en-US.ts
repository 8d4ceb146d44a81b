import { providerNames } from './provider-names.ts'
import type { MailTexts } from './types.ts'

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

/** @param product The name of the instance */
export const enUS = (product: string): MailTexts => ({
  accountReason: (address) => `This mail was sent to ${address} because of an account on ${product}.`,
  noticeReason: (address) => `You get this mail at ${address} because your account asks for notices of this kind.`,
  invitationReason: (address) => `Somebody entered ${address} to share a site with you.`,
  reportReason: (address, site) =>
    `You get the report of ${site} at ${address} because somebody who can see this site asked for it.`,
  unsubscribe: 'Unsubscribe',
  open: {
    dashboard: 'Open the dashboard',
    settings: 'Open the site’s settings',
    plan: 'Open your plan',
    account: 'Open your account',
    orders: 'Open the orders',
    connections: 'Open your connected accounts',
    sites: 'Open your sites',
    notices: 'Open your notices',
  },
  resetPassword: {
    subject: 'Set a new password',
    body: [
      'Somebody, probably you, has asked for a new password. The link below is valid for 30 minutes and works once.',
      'If this was not you, there is nothing to do: your password stays as it is.',
    ],
    button: 'Set password',
  },
  confirmEmail: {
    subject: 'Confirm your e-mail address',
    body: ['Please confirm that this e-mail address is yours. The link is valid for three days.'],
    button: 'Confirm address',
  },
  emailChanged: (newAddress) => ({
    subject: 'Your e-mail address was changed',
    body: [
      `Your account now uses the address ${newAddress}. No more mail will be sent to this one.`,
      `If this was not you, please contact your ${product} administrator right away.`,
    ],
  }),
  accountInvitation: (inviter) => ({
    subject: `Your ${product} account`,
    body: [
      `${inviter} has created an account for you. Choose a password to start using it. The link is valid for seven days.`,
    ],
    button: 'Choose a password',
  }),
  accountDeletion: (date) => ({
    subject: 'Your account will be deleted',
    body: [
      `You have asked to delete your account. On ${date}, your sites, their data and everything else that is yours will be deleted. Orders are kept, without your name.`,
      'Until then, you can keep your account.',
    ],
    button: 'Keep my account',
  }),
  siteInvitation: (inviter, domain) => ({
    subject: `${inviter} shares ${domain} with you`,
    body: [
      `${inviter} invites you to see the statistics of ${domain}. Sign in, or create an account with this e-mail address, to accept or decline.`,
    ],
    button: 'See the invitation',
  }),
  receipt: {
    subject: (orderNo) => `Receipt for order ${orderNo}`,
    body: 'Thank you. We have received your payment.',
    labels: { order: 'Order', plan: 'Plan', amount: 'Amount', from: 'From', until: 'Until', paid: 'Paid on' },
    plans: { standard: 'Standard', premium: 'Premium' },
    billings: { monthly: 'monthly', yearly: 'yearly' },
  },
  test: {
    subject: `Test mail from ${product}`,
    body: ['It works: this mail has arrived.'],
  },
  order: {
    requested: ({ person, orderNo, plan }) => ({
      subject: `${person} asks for a plan`,
      body: [`Order ${orderNo} is waiting for you: ${plan}. Confirm it when it is paid, or cancel it.`],
    }),
    confirmed: ({ orderNo, plan, until }) => ({
      subject: 'Your order is confirmed',
      body: [`Order ${orderNo} (${plan}) is confirmed. It is valid until ${until}.`],
    }),
    cancelled: ({ orderNo, plan }) => ({
      subject: 'Your order was cancelled',
      body: [`Order ${orderNo} (${plan}) was cancelled.`],
    }),
  },
  membershipEnds: {
    none: (count, date) => ({
      subject: `Your membership ends in ${days(count)}`,
      body: [
        `Your membership ends on ${date}. Renew it to keep your reports open. Visits are still counted after that, and nothing is lost.`,
      ],
    }),
    trial: (count, date) => ({
      subject: `Your trial ends in ${days(count)}`,
      body: [
        `Your trial ends on ${date}. Choose a plan to keep your reports open. Visits are still counted after that, and nothing is lost.`,
      ],
    }),
    payment: (count, date) => ({
      subject: `Your membership ends in ${days(count)}`,
      body: [
        `Your last payment failed, and your membership ends on ${date}. Pay the invoice or choose another card to keep your reports open. Visits are still counted after that, and nothing is lost.`,
      ],
    }),
  },
  paymentFailed: (date) => ({
    subject: 'A payment failed',
    body: [
      `Your card was declined. Please check it before ${date}: until then everything stays open, and the payment is tried again automatically.`,
    ],
  }),
  siteWithoutData: (domain, hours) => ({
    subject: `No data from ${domain}`,
    body: [
      `No events have come from ${domain} for ${hours} hours. The snippet may have been removed, or the site may be down.`,
    ],
  }),
  viewerJoined: (person, domain) => ({
    subject: `${person} can now see ${domain}`,
    body: [`${person} has accepted your invitation and can see the statistics of ${domain}.`],
  }),
  jobs: {
    import_users: 'User import',
    import_points: 'Points import',
    delete_site_data: 'Data deletion',
    check_import: 'Check of a file of events',
    import_events: 'Event import',
    remove_import: 'Import removal',
    export_events: 'Event export',
    export_account: 'Export of your data',
    import_properties: 'Google Analytics property import',
    bulk: 'Bulk change',
  },
  connectionEnded: (provider, label, reason, isRevoked) => ({
    subject: `Your ${providerNames[provider]} account was disconnected`,
    body: [
      `An administrator has disconnected ${label}: ${reason}`,
      ...(isRevoked
        ? []
        : [`Access has not been revoked at ${providerNames[provider]}. Please revoke it there, or delete the token.`]),
    ],
  }),
  connectionLost: (provider, label) => ({
    subject: `${providerNames[provider]} has to be connected again`,
    body: [
      `${providerNames[provider]} no longer grants access to ${label}. Reconnect the account, and what depends on it continues.`,
    ],
  }),
  siteTransferred: (domain, isReceived) => ({
    subject: isReceived ? `${domain} is yours now` : `${domain} has a new owner`,
    body: [
      isReceived
        ? `An administrator has transferred ${domain} to you, with all its data. If it shows Google Analytics, attach its property with your own Google account.`
        : `An administrator has transferred ${domain} to somebody else. Your Google account is no longer used for it.`,
    ],
  }),
  siteDisabled: (domain, reason) => ({
    subject: `${domain} was disabled`,
    body: [
      `An administrator has disabled ${domain}: its events are no longer counted. What was collected stays.`,
      ...(reason === null ? [] : [`Reason: ${reason}`]),
    ],
  }),
  siteEnabled: (domain) => ({
    subject: `${domain} was enabled`,
    body: [`An administrator has enabled ${domain}: its events are counted again from now on.`],
  }),
  jobFinished: (hasSucceeded, what) => ({
    subject: hasSucceeded ? `Finished: ${what}` : `Failed: ${what}`,
    body: [hasSucceeded ? `${what} has finished.` : `${what} has failed. Its report says why.`],
  }),
  security: {
    signed_in: (detail) => ({
      subject: 'New sign-in to your account',
      body: [`Somebody signed in from a new place: ${detail}.`],
    }),
    password_changed: () => ({
      subject: 'Your password was changed',
      body: ['Your password was changed, and every other session has ended.'],
    }),
    key_created: (detail) => ({
      subject: 'A new API key was created',
      body: [`An API key named ${detail} was created. It can read the statistics that you can see.`],
    }),
    email_changed: (detail) => ({
      subject: 'Your e-mail address was changed',
      body: [`Your account now uses the address ${detail}.`],
    }),
    two_factors_on: () => ({
      subject: 'Two-factor sign-in is on',
      body: ['From now on, signing in takes a code as well as your password.'],
    }),
    two_factors_off: () => ({
      subject: 'Two-factor sign-in is off',
      body: ['From now on, your password alone is enough to sign in.'],
    }),
    recovery_code_used: (detail) => ({
      subject: 'A recovery code was used',
      body: [`Somebody signed in with one of your recovery codes. Codes left: ${detail}.`],
    }),
  },
  notYou: 'If this was not you, change your password and end all other sessions in your account.',
  report: {
    title: {
      weekly: (domain) => `${domain}: your week`,
      monthly: (domain) => `${domain}: your month`,
    },
    period: (from, to) => `${from} to ${to}, compared with the same number of days before`,
    metrics: {
      visitors: 'Visitors',
      visits: 'Visits',
      pageviews: 'Views',
      bounce_rate: 'Bounce rate',
      visit_duration: 'Visit duration',
    },
    pages: 'Top pages',
    sources: 'Top sources',
    days: 'Visitors by day',
    weeks: 'Visitors by week',
    direct: 'Direct / none',
    notes: 'Notes',
    points: (difference) => `${difference} points`,
    forecast: (views, count) => `Prediction: about ${views} views in the next ${days(count)}.`,
    first: 'There were no visits before this period to compare with.',
    noChange: 'No metric changed by more than 10%.',
    changed: (metric, change) => `What changed most: ${metric}, ${change}.`,
    button: 'Open the dashboard',
    none: 'No visits were counted in this period.',
  },
})
