import type { Mail } from '../store/relational/mail/mails.ts'
import type { ComposedMail } from './compose.ts'
import { directionOf } from './content.ts'
import { LOGO_CID, renderHtml } from './html.ts'
import type { createLayouts } from './layout/layout.ts'
import { addressOf, type Message, type Sender } from './smtp.ts'
import { renderText } from './text.ts'

/** Builds the SMTP message of a composed mail. Its Message-ID comes from the mail's uuid, so that another try keeps it. */
export async function messageOf(
  mail: Pick<Mail, 'uuid' | 'address' | 'created_at'>,
  { content, unsubscribe }: ComposedMail,
  { from, layouts }: { from: string; layouts: ReturnType<typeof createLayouts> },
): Promise<Message> {
  const domain = addressOf(from).split('@').at(-1) ?? 'localhost'
  const logo = content.look?.logo ?? null
  return {
    from: senderOf(from, content.product),
    to: mail.address,
    // Plain text: without the isolates that `isolate()` puts around names.
    subject: content.subject.replaceAll(/[\u2068\u2069]/g, ''),
    text: renderText(content),
    html: renderHtml(content, await layouts.of(directionOf(content.locale))),
    pictures: logo === null ? [] : [{ cid: LOGO_CID, bytes: logo }],
    messageId: `<${mail.uuid}@${domain}>`,
    date: new Date(mail.created_at),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': content.locale,
      ...(unsubscribe === undefined
        ? {}
        : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  }
}

/** A sender address configured without a name gets the instance's name. */
const senderOf = (from: string, product: string): Sender =>
  addressOf(from) === from.trim() ? { name: product, address: from.trim() } : from
