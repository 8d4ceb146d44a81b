import { providerNames } from './provider-names.ts'
import type { MailTexts } from './texts.ts'

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

export const enUS: MailTexts = {
  accountReason: (address) => `This mail went to ${address} because of an account on Sightline.`,
  noticeReason: (address) => `You get this mail at ${address} because your account asks for notices of this kind.`,
  invitationReason: (address) => `Somebody has entered ${address} to share a site with you.`,
  reportReason: (address, site) =>
    `You get the report of ${site} at ${address}, as somebody who can see this site has asked for.`,
  unsubscribe: 'Stop these mails',
  openApp: 'Open Sightline',
  resetPassword: {
    subject: 'Set a new password',
    body: [
      'Somebody, probably you, has asked for a new password. The link below is valid for 30 minutes and works once.',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
    button: 'Set password',
  },
  confirmEmail: {
    subject: 'Confirm your e-mail address',
    body: ['Please confirm that you read mail at this address. The link is valid for three days.'],
    button: 'Confirm address',
  },
  emailChanged: (newAddress) => ({
    subject: 'Your e-mail address was changed',
    body: [
      `Your account now uses the address ${newAddress}. Mails do not come here any more.`,
      'If it was not you, please write to the administrator of your Sightline at once.',
    ],
  }),
  accountInvitation: (inviter) => ({
    subject: 'An account for you on Sightline',
    body: [`${inviter} has made an account for you. Choose a password to use it. The link is valid for seven days.`],
    button: 'Choose a password',
  }),
  accountDeletion: (date) => ({
    subject: 'Your account will be deleted',
    body: [
      `You have asked to delete your account. That happens on ${date}: your sites, their data and all that belongs to you are removed then. Orders stay, without your name.`,
      'Until then you can change your mind.',
    ],
    button: 'Keep my account',
  }),
  siteInvitation: (inviter, domain) => ({
    subject: `${inviter} shares ${domain} with you`,
    body: [
      `${inviter} invites you to see the statistics of ${domain}. Sign in, or make an account with this e-mail address, to accept or decline.`,
    ],
    button: 'See the invitation',
  }),
  receipt: {
    subject: (orderNo) => `Receipt for order ${orderNo}`,
    body: 'Thank you. We have received your payment.',
    labels: { order: 'Order', plan: 'Plan', amount: 'Amount', from: 'From', until: 'Until', paid: 'Paid on' },
  },
  test: {
    subject: 'A test mail from Sightline',
    body: ['Mail works: this one has come.'],
  },
  membershipEnds: (count, date) => ({
    subject: `Your membership ends in ${days(count)}`,
    body: [
      `Your membership ends on ${date}. Renew it to keep your reports open. Data are collected in any case, and nothing is lost.`,
    ],
  }),
  paymentFailed: (date) => ({
    subject: 'A payment failed',
    body: [
      `Your card was declined. Please check it before ${date}: until then everything stays open, and we try again by ourselves.`,
    ],
  }),
  siteWithoutData: (domain, hours) => ({
    subject: `No data from ${domain}`,
    body: [
      `No event has come from ${domain} for ${hours} hours, though some came before. Perhaps the snippet was removed, or the site is down.`,
    ],
  }),
  viewerJoined: (person, domain) => ({
    subject: `${person} now sees ${domain}`,
    body: [`${person} has accepted your invitation and can see the statistics of ${domain}.`],
  }),
  jobs: {
    import_users: 'Import of people',
    delete_site_data: 'Deletion of data',
    import_events: 'Import of events',
    export_events: 'Export of events',
    export_account: 'Export of your data',
    import_properties: 'Import of Google Analytics properties',
    bulk: 'Change of many rows',
  },
  connectionEnded: (provider, label, reason) => ({
    subject: `Your ${providerNames[provider]} account was disconnected`,
    body: [`An administrator has disconnected ${label}: ${reason}`],
  }),
  jobFinished: (hasSucceeded, what) => ({
    subject: hasSucceeded ? `Finished: ${what}` : `Failed: ${what}`,
    body: [hasSucceeded ? `${what} has finished.` : `${what} has failed. Its report says why.`],
  }),
  security: {
    signed_in: (detail) => ({
      subject: 'A new sign-in to your account',
      body: [`Somebody has signed in from a place that was not used before: ${detail}.`],
    }),
    password_changed: () => ({
      subject: 'Your password was changed',
      body: ['Your password was changed, and every other session has ended.'],
    }),
    key_created: (detail) => ({
      subject: 'A new API key was made',
      body: [`An API key with the name ${detail} was made. It reads statistics as you may.`],
    }),
    email_changed: (detail) => ({
      subject: 'Your e-mail address was changed',
      body: [`Your account now uses the address ${detail}.`],
    }),
    two_factors_on: () => ({
      subject: 'Two factors are on',
      body: ['From now on signing in takes a code as well as your password.'],
    }),
    two_factors_off: () => ({
      subject: 'Two factors are off',
      body: ['From now on your password alone signs you in.'],
    }),
    recovery_code_used: (detail) => ({
      subject: 'A recovery code was used',
      body: [`Somebody has signed in with one of your recovery codes. ${detail} are left.`],
    }),
  },
  notYou: 'If it was not you: change your password, and end all other sessions, in your account.',
  report: {
    title: {
      weekly: (domain) => `${domain}: your week`,
      monthly: (domain) => `${domain}: your month`,
    },
    period: (from, to) => `${from} to ${to}, compared with as many days before`,
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
    first: 'There are no visits before this time to compare with.',
    noChange: 'No metric has changed by more than a tenth.',
    changed: (metric, change) => `What changed most: ${metric}, ${change}.`,
    button: 'Open the dashboard',
    none: 'No visit was counted in this time.',
  },
}
