import { mailLocales, orderEvents, type MailLocale } from '@sightline/api-client/contract'
import { describe, expect, test } from 'vitest'
import { noticeWords } from './notice-words.ts'
import { mailTexts } from './texts/mail-texts.ts'

const order = {
  order_no: 'SL-20261120-7QX2MB',
  email: 'mina@example.com',
  plan: 'premium',
  billing: 'yearly',
  amount: 24_000,
  currency: 'USD',
  ends_at: '2027-11-20T10:00:00.000Z',
}

const wordsOf = (kind: 'order' | 'membership_ends', data: object, locale: MailLocale) => {
  const { subject, body } = noticeWords(
    { kind, title: 'In English', body: 'In English', data: JSON.stringify(data) },
    mailTexts(locale),
    locale,
  )
  return [subject, ...body].join('\n')
}

describe.each(mailLocales)('in %s', (locale) => {
  test.each(orderEvents)('an order that was %s is told in that language, with its number and its amount', (event) => {
    const words = wordsOf('order', { ...order, event }, locale)
    expect(words).not.toContain('In English')
    expect(words).toContain('SL-20261120-7QX2MB')
    expect(words).toContain(mailTexts(locale).receipt.plans.premium)
    expect(words).toContain('240')
    expect(words.includes('mina@example.com')).toBe(event === 'requested')
  })

  test('the end of a trial, of a membership and of one whose payment failed are told apart', () => {
    const ends = { days: 3, expires_at: '2026-11-23T09:00:00.000Z' }
    const all = [{}, { cause: 'trial' }, { cause: 'payment' }].map((more) =>
      wordsOf('membership_ends', { ...ends, ...more }, locale),
    )
    expect(new Set(all).size).toBe(3)
    for (const words of all) expect(words).toContain('2026')
  })
})
