import { mailLocaleOf, type SecurityEvent } from '@sightline/api-client/contract'
import { mailTexts } from '../mail/texts/mail-texts.ts'
import type { NewNotice } from '../store/relational/accounts/notices.ts'

/** A notice to a person about a security event of their account. @param detail A name, an address or a place. */
export function securityNotice(userId: number, event: SecurityEvent, detail = ''): NewNotice {
  const { subject, body } = mailTexts('en-US').security[event](detail)
  return {
    userId,
    kind: 'security',
    title: subject,
    body: body.join(' '),
    data: { event, detail },
    link: '/account/security',
    onceKey: null,
  }
}

/** Names the browser and the country of a sign-in in the language of mails: `Firefox · Linux, Netherlands`. */
export function signInDetail(
  { agent, country }: { agent: string | null; country: string | null },
  locale: string | null,
): string {
  const names = new Intl.DisplayNames([mailLocaleOf(locale)], { type: 'region' })
  const parts = [agent, country === null ? null : names.of(country)]
  return parts.filter((part) => part !== null).join(', ') || '–'
}
