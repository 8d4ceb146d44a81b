import {
  alwaysDeliveredNotices,
  mailLocaleOf,
  pagePaths,
  type MailKind,
  type MailLocale,
} from '@sightline/api-client/contract'
import type { InstanceIdentity } from '../instance-settings/instance-identity.ts'
import type { Database } from '../store/relational/database.ts'
import { findUser, findUserByEmail, type User } from '../store/relational/accounts/users.ts'
import { findNotice } from '../store/relational/accounts/notices.ts'
import { findImage } from '../store/relational/images.ts'
import type { Mail } from '../store/relational/mail/mails.ts'
import { areMailsRefused } from '../store/relational/mail/mail-refusals.ts'
import { findReport, type SiteReport } from '../store/relational/mail/site-reports.ts'
import { findOrder } from '../store/relational/membership/orders.ts'
import { findSiteInvitation } from '../store/relational/sites/site-invitations.ts'
import { findSite } from '../store/relational/sites/sites.ts'
import { linkOf, openedBy } from './notice-link.ts'
import { noticeWords } from './notice-words.ts'
import { isolate, type MailContent, type ReportContent } from './content.ts'
import { dateText, moneyText } from './formats.ts'
import type { MailLinks } from './mail-links.ts'
import type { MailData } from './put-mail.ts'
import { reportRefusalKey } from './report-refusal-key.ts'
import { mailTexts } from './texts/mail-texts.ts'
import type { MailTexts, MailWords } from './texts/types.ts'

/** The lifetime of the link to a new password. */
const RESET_TTL = '30 minutes'

/**
 * Makes the report of a site; undefined where nobody is to see it.
 * @param end The day after the last one, `2026-01-31`
 */
export type ComposeReport = (
  report: Pick<SiteReport, 'website_id' | 'rhythm'>,
  end: string,
  locale: MailLocale,
) => Promise<ReportContent | undefined>

export interface ComposeOptions {
  db: Database
  /** Makes one-time links that set a password. */
  links: { passwordLink(user: Pick<User, 'id' | 'password_version'>, ttl?: string): Promise<string> }
  mailLinks: MailLinks
  /** Makes the report of a site; undefined where it is not wanted any more. */
  composeReport: ComposeReport
  /** The name of the instance, and the language of whoever has chosen none. */
  identity(): Promise<InstanceIdentity>
}

type MailRow = Pick<Mail, 'kind' | 'address' | 'locale' | 'data'>

export interface ComposedMail {
  content: MailContent
  /** The address to which mail programs post an unsubscription. */
  unsubscribe: string | undefined
}

/** Their language is that of whoever invites, unless whoever is invited has chosen one. */
const INVITATIONS: ReadonlySet<MailKind> = new Set(['account_invitation', 'site_invitation'])

/** Composes a mail: undefined where the person no longer wants it, or nobody has the address. */
export async function composeMail(options: ComposeOptions, mail: MailRow): Promise<ComposedMail | undefined> {
  const user = await findUserByEmail(options.db, mail.address)
  const [first, second] = INVITATIONS.has(mail.kind) ? [user?.locale, mail.locale] : [mail.locale, user?.locale]
  const { name: product, language, logo } = await options.identity()
  const locale = mailLocaleOf(first ?? second, language)
  const composing = { ...options, mail, user, locale, product, texts: mailTexts(locale, product) }
  const composed = await composers[mail.kind](composing, JSON.parse(mail.data) as never)
  return composed && withInstanceLogo(options.db, composed, product, logo)
}

/** A mail without a logo of its own gets that of the instance. */
async function withInstanceLogo(
  db: Database,
  { content, unsubscribe }: ComposedMail,
  product: string,
  hash: string | null,
): Promise<ComposedMail> {
  const { accent = null, logo = null } = content.look ?? {}
  const image = logo !== null || hash === null ? undefined : await findImage(db, hash)
  if (image === undefined) return { content, unsubscribe }
  return { content: { ...content, look: { accent, logo: image.bytes, name: product } }, unsubscribe }
}

interface Composing extends ComposeOptions {
  mail: MailRow
  /** The user with the mail's address. */
  user: User | undefined
  locale: MailLocale
  product: string
  texts: MailTexts
}

type Composer<Kind extends MailKind> = (composing: Composing, data: MailData[Kind]) => Promise<ComposedMail | undefined>

const composers: { [Kind in MailKind]: Composer<Kind> } = {
  async reset_password(composing) {
    const { user, texts, links } = composing
    if (!isActive(user)) return undefined
    return withButton(composing, texts.resetPassword, await links.passwordLink(user, RESET_TTL))
  },

  async confirm_email(composing, { user_id }) {
    const { db, mail, mailLinks, texts } = composing
    const owner = await findUser(db, user_id)
    if (!isActive(owner)) return undefined
    const code = { userId: owner.id, email: mail.address, previous: owner.email }
    return withButton(composing, texts.confirmEmail, await mailLinks.confirmEmail(code))
  },

  email_changed: async (composing, { new_email }) =>
    certain(composing, composing.texts.emailChanged(isolate(new_email)), []),

  async account_invitation(composing, { user_id, inviter }) {
    const { db, links, texts } = composing
    const invited = await findUser(db, user_id)
    // A person with a password has used another link already.
    if (!isActive(invited) || invited.password_hash !== '') return undefined
    return withButton(composing, texts.accountInvitation(isolate(inviter)), await links.passwordLink(invited))
  },

  async account_deletion(composing, { user_id }) {
    const { db, mailLinks, texts, locale } = composing
    const owner = await findUser(db, user_id)
    if (owner === undefined || owner.deletion_due_at === null) return undefined
    const words = texts.accountDeletion(dateText(owner.deletion_due_at, locale))
    return withButton(composing, words, await mailLinks.keepAccount(owner.id))
  },

  async site_invitation(composing, { website_id, inviter }) {
    const { db, mail, mailLinks, texts } = composing
    const site = await findSite(db, website_id)
    const invitation = await findSiteInvitation(db, website_id, mail.address, new Date())
    if (site === undefined || invitation?.status !== 'waiting') return undefined
    if (await areMailsRefused(db, mail.address, 'site_invitation')) return undefined
    const { button, ...words } = texts.siteInvitation(isolate(inviter), isolate(site.domain))
    const link = { label: button, url: mailLinks.app('/sites') }
    const { page, post } = await mailLinks.unsubscribe({ address: mail.address, kind: 'site_invitation' })
    const content = contentOf(composing, words, [link], texts.invitationReason(isolate(mail.address)))
    return { content: { ...content, unsubscribe: { label: texts.unsubscribe, url: page } }, unsubscribe: post }
  },

  async notice(composing, { notice_id }) {
    const { db, mail, mailLinks, texts, locale } = composing
    const notice = await findNotice(db, notice_id)
    const owner = notice === undefined ? undefined : await findUser(db, notice.user_id)
    if (notice === undefined || !isActive(owner)) return undefined
    const words = noticeWords(notice, texts, locale)
    const path = linkOf(notice) ?? pagePaths.notices
    const link = { label: texts.open[openedBy(path)], url: mailLinks.app(path) }
    if (alwaysDeliveredNotices.includes(notice.kind)) return certain(composing, words, [link])
    const codes = { address: mail.address, kind: 'notice', noticeKind: notice.kind } as const
    const { page, post } = await mailLinks.unsubscribe(codes)
    const content = contentOf(composing, words, [link], texts.noticeReason(isolate(mail.address)))
    return { content: { ...content, unsubscribe: { label: texts.unsubscribe, url: page } }, unsubscribe: post }
  },

  async receipt(composing, { order_id }) {
    const { db, mailLinks, texts, locale } = composing
    const order = await findOrder(db, order_id)
    if (order === undefined) return undefined
    const { labels, body, subject, plans, billings } = texts.receipt
    const values = {
      order: order.order_no,
      plan: `${plans[order.plan]} · ${billings[order.billing]}`,
      amount: moneyText(order.amount, order.currency, locale),
      from: dateText(order.starts_at, locale),
      until: dateText(order.ends_at, locale),
      paid: order.paid_at === null ? '' : dateText(order.paid_at, locale),
    }
    const rows = (Object.keys(values) as (keyof typeof values)[])
      .filter((name) => values[name] !== '')
      .map((name) => ({ label: labels[name], value: values[name], change: '' }))
    const words = { subject: subject(isolate(order.order_no)), body: [body] }
    const composed = certain(composing, words, [])
    const button = { type: 'button', label: texts.open.plan, url: mailLinks.app(pagePaths.plans) } as const
    const blocks = [...composed.content.blocks, { type: 'table', title: '', rows } as const, button]
    return { ...composed, content: { ...composed.content, blocks } }
  },

  async report(composing, data) {
    const { db, mail, mailLinks, texts, locale, product } = composing
    const report = await findReport(db, data.report_id)
    if (report === undefined) return undefined
    if (await areMailsRefused(db, reportRefusalKey(mail.address, report.website_id), 'report')) return undefined
    const content = await composing.composeReport(report, data.to, locale)
    if (content === undefined) return undefined
    const codes = { address: mail.address, kind: 'report', siteId: report.website_id } as const
    const { page, post } = await mailLinks.unsubscribe(codes)
    const reason = texts.reportReason(isolate(mail.address), isolate(report.domain))
    return {
      content: { ...content, product, reason, unsubscribe: { label: texts.unsubscribe, url: page } },
      unsubscribe: post,
    }
  },

  test: async (composing) => certain(composing, composing.texts.test, []),
}

const isActive = (user: User | undefined): user is User =>
  user !== undefined && user.status === 'active' && user.deleted_at === null

const withButton = (
  composing: Composing,
  { button, ...words }: MailWords & { button: string },
  url: string,
): ComposedMail => certain(composing, words, [{ label: button, url }])

/** A mail that nobody can refuse. */
const certain = (
  composing: Composing,
  words: MailWords,
  buttons: readonly { label: string; url: string }[],
): ComposedMail => ({
  content: contentOf(composing, words, buttons, composing.texts.accountReason(isolate(composing.mail.address))),
  unsubscribe: undefined,
})

const contentOf = (
  { locale, product }: Composing,
  { subject, body }: MailWords,
  buttons: readonly { label: string; url: string }[],
  reason: string,
): MailContent => ({
  locale,
  product,
  subject,
  preview: body[0] ?? subject,
  blocks: [
    { type: 'heading', text: subject },
    ...body.map((text) => ({ type: 'text', text }) as const),
    ...buttons.map((button) => ({ type: 'button', ...button }) as const),
  ],
  reason,
})
