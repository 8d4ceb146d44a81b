import { mailLocales, type MailKind, type MailLocale } from '@sightline/api-client/contract'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultIdentity } from '../instance-settings/instance-identity.ts'
import { securityNotice } from '../notices/security-notice.ts'
import { reportContent } from '../site-reports/report-content.ts'
import { addSite } from '../sites/change-site.ts'
import { inviteViewer } from '../sites/invitations.ts'
import { insertNotices, type NewNotice } from '../store/relational/accounts/notices.ts'
import { insertInvitedUser } from '../store/relational/accounts/user-changes.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { upsertReport } from '../store/relational/mail/site-reports.ts'
import { insertOrder } from '../store/relational/membership/orders.ts'
import { composeMail } from './compose.ts'
import { directionOf } from './content.ts'
import { renderHtml } from './html.ts'
import { createLayouts } from './layout/layout.ts'
import { createMailLinks } from './mail-links.ts'
import type { MailData } from './put-mail.ts'
import { mailTexts } from './texts/mail-texts.ts'

// The pages that Storybook shows under *Mails*: `vitest run --project node packages/server/src/mail/mail-pages -u` writes them.
const PAGES = join(import.meta.dirname, '..', '..', '..', '..', '.storybook', 'mails')
const NOW = new Date('2026-11-20T10:00:00.000Z')
const LATER = '2027-11-20T10:00:00.000Z'
const ADDRESS = 'mina@example.com'
const INVITER = 'Ada Byron'
const layouts = createLayouts()

test.each(mailLocales)('the mails in %s are those that Storybook shows', async (locale) => {
  const db = await openDatabase(':memory:')
  const { kinds, notices } = await addOccasions(db, locale)
  const mailLinks = createMailLinks('a secret with more than thirty-two characters', 'https://stats.example')
  const options = {
    db,
    links: { passwordLink: async () => 'https://stats.example/#/set-password' },
    mailLinks,
    composeReport: async () => reportOf(locale),
    identity: async () => defaultIdentity,
  }
  const show = async (name: string, kind: MailKind, address: string, data: object) => {
    const mail = await composeMail(options, { kind, address, locale, data: JSON.stringify(data) })
    if (mail === undefined) throw new Error(`${name} says nothing`)
    const html = renderHtml(mail.content, await layouts.of(directionOf(locale)))
    // Codes differ each time, and the links lead nowhere.
    await expect(html.replaceAll(/https:\/\/stats\.example[^"<]*/g, '#')).toMatchFileSnapshot(
      join(PAGES, locale, `${name}.html`),
    )
  }
  for (const [kind, { address = ADDRESS, ...data }] of Object.entries(kinds))
    await show(kind, kind as MailKind, address, data)
  for (const [kind, id] of notices) await show(`notice-${kind}`, 'notice', ADDRESS, { notice_id: id })
  await db.destroy()
})

/** Adds the rows that each kind of mail is about. */
async function addOccasions(db: Database, locale: MailLocale) {
  const { id: user_id } = await insertInvitedUser(db, { email: ADDRESS, level: 'member', passwordHash: '' }, NOW)
  await db.updateTable('app_user').set({ locale, deletion_due_at: LATER }).where('id', '=', user_id).execute()
  const names = { name: 'Harbor Lane', domain: 'harborlane.com', currency_type: 'EUR' }
  const site = await addSite(db, names, { ownerId: user_id }, NOW)
  const guest = 'guest@example.com'
  // Invitations that are over are mailed to nobody.
  await inviteViewer(db, { site, inviterId: user_id, email: guest }, new Date())
  const report = await upsertReport(db, {
    website_id: site.id,
    address: ADDRESS,
    rhythm: 'weekly',
    creator_id: user_id,
    locale,
    next_at: LATER,
    created_at: NOW.toISOString(),
  })
  const order = {
    order_no: 'SL-20261120-7QX2MB',
    user_id,
    plan: 'premium',
    billing: 'yearly',
    amount: 24_000,
    currency: 'USD',
    status: 'paid',
    provider: 'stripe',
    provider_ref: 'in_1',
    starts_at: NOW.toISOString(),
    ends_at: LATER,
    anchor_day: 20,
    is_start_chosen: 1,
    paid_at: NOW.toISOString(),
  } as const
  const { id: order_id = 0 } = (await insertOrder(db, order, NOW)) ?? {}
  const kinds: { [Kind in Exclude<MailKind, 'notice'>]: MailData[Kind] & { address?: string } } = {
    reset_password: {},
    confirm_email: { user_id },
    email_changed: { new_email: 'mina@harborlane.com' },
    account_invitation: { user_id, inviter: INVITER },
    account_deletion: { user_id },
    site_invitation: { website_id: site.id, inviter: INVITER, address: guest },
    receipt: { order_id },
    report: { report_id: report.id, to: '2026-11-16' },
    test: {},
  }
  await insertNotices(db, noticesOf(user_id), NOW)
  const rows = await db.selectFrom('notice').select(['id', 'kind', 'title']).orderBy('id').execute()
  return { kinds, notices: rows.map(({ id, kind, title }) => [kind === 'security' ? kind : title, id] as const) }
}

const noticesOf = (userId: number): NewNotice[] => [
  ...(
    [
      ['membership_ends', { days: 7, expires_at: LATER }],
      ['payment_failed', { until: LATER }],
      ['site_without_data', { domain: 'harborlane.com', hours: 24 }],
      ['viewer_joined', { person: 'tom@example.com', domain: 'harborlane.com' }],
      ['job_finished', { has_succeeded: true, job: 'export_events', domain: 'harborlane.com' }],
      ['connection_ended', { provider: 'google', label: 'mina@example.com', reason: 'It is not used any more.' }],
      ['connection_ended', { provider: 'google', label: 'mina@example.com', reason: null }, 'connection_lost'],
    ] as const
  ).map(([kind, data, page = kind]) => ({
    userId,
    kind,
    title: page,
    body: kind,
    data,
    link: '/notices',
    onceKey: null,
  })),
  securityNotice(userId, 'signed_in', 'Firefox, Windows, Rotterdam'),
]

const reportOf = (locale: MailLocale) => {
  const counts = [412, 398, 371, 405, 389, 240, 214]
  const metrics = { visitors: 2143, visits: 2688, pageviews: 6120, bounce_rate: 41.2, visit_duration: 134 }
  const change = { visitors: 14.1, visits: 11.9, pageviews: -3.2, visit_duration: 4.7 }
  return reportContent({
    site: { domain: 'harborlane.com', time_zone: 'Europe/Amsterdam' },
    rhythm: 'weekly',
    days: { from: '2026-11-09', to: '2026-11-15' },
    dashboard: {
      totals: metrics,
      comparison: { totals: metrics, change, points: { bounce_rate: -1.4 } },
      series: counts.map((visitors, day) => ({
        start: `2026-11-${String(9 + day).padStart(2, '0')}T00:00:00Z`,
        visitors,
      })),
      breakdowns: [
        { dimension: 'page', rows: rowsOf(['/', 812], ['/rooms/harbour-view', 433], ['/contact', 121]) },
        { dimension: 'source', rows: rowsOf(['', 901], ['Google', 655], ['news.example', 87]) },
      ],
    } as never,
    annotations: [{ day: '2026-11-11', text: 'New prices' }],
    forecast: { views: 6400, days: 7 },
    url: '#',
    locale,
    texts: mailTexts(locale),
  })
}

const rowsOf = (...rows: [string, number][]) => rows.map(([value, visitors]) => ({ value, visitors }))
