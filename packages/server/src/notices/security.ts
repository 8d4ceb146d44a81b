import type { SecurityEvent } from '@sightline/api-client/contract'
import { mailTexts } from '../mail/texts/mail-texts.ts'
import type { NewNotice } from '../store/relational/accounts/notices.ts'

/** Tells somebody what was done to their account. @param detail A name, an address or a place */
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
