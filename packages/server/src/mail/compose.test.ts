import { mailKinds, mailLocales, type MailLocale } from '@sightline/api-client/contract'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultIdentity, type InstanceIdentity } from '../instance-settings/instance-identity.ts'
import { insertInvitedUser } from '../store/relational/accounts/user-changes.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { insertImage } from '../store/relational/images.ts'
import { composeMail } from './compose.ts'
import { directionOf, type MailContent } from './content.ts'
import { renderHtml } from './html.ts'
import { createLayouts } from './layout/layout.ts'
import { createMailLinks } from './mail-links.ts'
import { renderText } from './text.ts'
import { mailTexts } from './texts/mail-texts.ts'

const layouts = createLayouts()
const ADDRESS = 'ada@example.com'

const everything = (locale: MailLocale): MailContent => ({
  locale,
  product: 'Harbor & Co',
  subject: 'Subject <b>',
  preview: 'Preview',
  reason: 'Reason',
  unsubscribe: { label: 'Stop', url: 'https://stats.example/#/unsubscribe?code=1&x=2' },
  blocks: [
    { type: 'heading', text: 'Heading' },
    { type: 'text', text: '<script>alert(1)</script> {{url}}' },
    { type: 'quote', text: 'one\ntwo' },
    { type: 'button', label: 'Open', url: 'https://stats.example/#/sites' },
    { type: 'number', label: 'Visitors', value: '1,234', change: '+12 %' },
    { type: 'table', title: 'Pages', rows: [{ label: '/a"b', value: '12', change: '+3 %' }] },
    { type: 'bars', title: 'Days', rows: [{ label: 'Monday', value: '7', percentage: 40 }] },
  ],
})

describe.each(mailLocales)('in %s', (locale) => {
  test('HTML and plain text say the same, and nothing of it is markup', async () => {
    const content = everything(locale)
    const html = renderHtml(content, await layouts.of(directionOf(locale)))
    const text = renderText(content)
    expect(html).toContain('Harbor &amp; Co')
    expect(text).toContain('-- \nHarbor & Co\n')
    for (const said of ['Heading', '1,234', '+12 %', 'Pages', 'Monday', 'Reason', 'Stop', 'Open']) {
      expect(html).toContain(said)
      expect(text).toContain(said)
    }
    expect(html).toContain(`dir="${directionOf(locale)}"`)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).toContain('&lt;script&gt;')
    expect(html).toContain('code=1&amp;x=2')
    expect(html).not.toContain('<script>')
    expect(html).not.toMatch(/<!-- (block|end|row|rows|blocks|unsubscribe)/)
    // A placeholder in a text of the user stays as it is.
    expect(html.match(/\{\{.*?\}\}/g)).toEqual(['{{url}}'])
    // Nothing is loaded from anywhere.
    expect(html).not.toMatch(/<(link|img|script)|@import|src=/)
    expect(text).toContain('> one\n> two')
  })
})

test('a report has the colour and the logo of the theme of its site', async () => {
  const layout = await layouts.of('ltr')
  const plain = renderHtml(everything('en-US'), layout)
  expect(plain).toContain('>Harbor &amp; Co<')
  expect(plain).toContain('background:#1d1c1a')
  const look = { accent: '#a51d2d', logo: new Uint8Array([1]), name: 'Ada & Co' }
  const styled = renderHtml({ ...everything('en-US'), look }, layout)
  expect(styled).toContain('src="cid:logo" alt="Ada &amp; Co"')
  expect(styled).not.toContain('>Harbor &amp; Co<')
  expect(styled).toMatch(/bgcolor="#a51d2d"[^>]*>\s*<a\s/)
  expect(styled).toContain('background: #a51d2d')
  expect(styled).not.toMatch(/background: ?#(1d1c1a|2f5bea)/)
})

test('texts have no empty words in any language', () => {
  for (const locale of mailLocales) {
    const { resetPassword, siteInvitation, security } = mailTexts(locale)
    for (const words of [resetPassword, siteInvitation('a', 'b'), ...Object.values(security).map((say) => say('c'))]) {
      expect(words.subject).not.toBe('')
      expect(words.body.every((text) => text.length > 5)).toBe(true)
    }
  }
})

describe('the content of a mail', () => {
  let folder: string
  let db: Database
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sightline-mails-'))
    db = await openDatabase(join(folder, 'sightline.db'))
  })
  afterAll(async () => {
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  })

  const mailLinks = createMailLinks('a secret with more than thirty-two characters', 'https://stats.example')
  const links = { passwordLink: async () => 'https://stats.example/#/set-password?code=1' }
  let identity: InstanceIdentity = defaultIdentity
  const compose = (kind: (typeof mailKinds)[number], data: object) =>
    composeMail(
      { db, links, mailLinks, composeReport: async () => undefined, identity: async () => identity },
      { kind, address: ADDRESS, locale: null, data: JSON.stringify(data) },
    )

  test('nobody without an account gets a link to a password', async () => {
    expect(await compose('reset_password', {})).toBeUndefined()
    const now = new Date()
    const user = await insertInvitedUser(db, { email: ADDRESS, level: 'member', passwordHash: '' }, now)
    expect(await compose('reset_password', {})).toMatchObject({ unsubscribe: undefined })
    await db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', user.id).execute()
    expect(await compose('reset_password', {})).toBeUndefined()
    await db.updateTable('app_user').set({ status: 'active', locale: 'zh-TW' }).where('id', '=', user.id).execute()
    expect(await compose('reset_password', {})).toMatchObject({ content: { locale: 'zh-CN' } })
  })

  test('a mail has the name of the instance, and its language where the person has chosen none', async () => {
    identity = { name: 'Harbor Stats', language: 'zh-CN', logo: null }
    const [unchosen, english] = ['new@example.com', 'english@example.com']
    const now = new Date()
    for (const email of [unchosen, english])
      // oxlint-disable-next-line no-await-in-loop
      await insertInvitedUser(db, { email, level: 'member', passwordHash: '' }, now)
    await db.updateTable('app_user').set({ locale: 'sv' }).where('email', '=', english).execute()
    const mail = { kind: 'test', locale: null, data: '{}' } as const
    const options = { db, links, mailLinks, composeReport: async () => undefined, identity: async () => identity }
    expect(await composeMail(options, { ...mail, address: unchosen })).toMatchObject({
      content: { locale: 'zh-CN', product: 'Harbor Stats', subject: 'Harbor Stats 测试邮件' },
    })
    expect(await composeMail(options, { ...mail, address: english })).toMatchObject({
      content: { locale: 'en-US', subject: 'Test mail from Harbor Stats' },
    })
    identity = defaultIdentity
  })

  test('a mail has the logo of the instance, once there is one', async () => {
    const mail = { kind: 'test', address: ADDRESS, locale: null, data: '{}' } as const
    const options = { db, links, mailLinks, composeReport: async () => undefined, identity: async () => identity }
    identity = { name: 'Harbor Stats', language: 'en-US', logo: 'a'.repeat(64) }
    // A picture that is gone is none.
    expect((await composeMail(options, mail))?.content.look).toBeUndefined()
    await insertImage(db, { hash: 'a'.repeat(64), media_type: 'image/png', bytes: new Uint8Array([7]) })
    const look = (await composeMail(options, mail))?.content.look
    expect(look).toMatchObject({ accent: null, name: 'Harbor Stats' })
    expect(Array.from(look?.logo ?? [])).toEqual([7])
    identity = defaultIdentity
  })

  test('nothing is sent where its subject is gone', async () => {
    for (const [kind, data] of [
      ['notice', { notice_id: 9 }],
      ['receipt', { order_id: 9 }],
      ['site_invitation', { website_id: 9, inviter: 'a' }],
      ['report', { report_id: 9, to: '2026-01-01' }],
      ['account_deletion', { user_id: 9 }],
      ['account_invitation', { user_id: 9, inviter: 'a' }],
      ['confirm_email', { user_id: 9 }],
    ] as const)
      expect([kind, await compose(kind, data)]).toEqual([kind, undefined])
  })
})

test('a code is of one kind only', async () => {
  const mailLinks = createMailLinks('a secret with more than thirty-two characters', 'https://stats.example')
  const link = await mailLinks.confirmEmail({ userId: 1, email: ADDRESS, previous: ADDRESS })
  const code = link.split('code=')[1] ?? ''
  expect(await mailLinks.readConfirmation(code)).toMatchObject({ userId: 1, email: ADDRESS })
  await expect(mailLinks.readUnsubscription(code)).rejects.toThrow('link_invalid')
  await expect(mailLinks.readKeptAccount(code)).rejects.toThrow('link_invalid')
  const other = createMailLinks('another secret with more than thirty-two characters', 'https://stats.example')
  await expect(other.readConfirmation(code)).rejects.toThrow('link_invalid')
})
