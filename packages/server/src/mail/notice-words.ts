import type { MailLocale, noticeData } from '@sightline/api-client/contract'
import type { z } from 'zod'
import { isolate } from './content.ts'
import { dateText, moneyText } from './formats.ts'
import type { MailTexts, MailWords } from './texts/types.ts'
import type { Notice } from '../store/relational/accounts/notices.ts'

type NoticeData = { [Kind in keyof typeof noticeData]: z.output<(typeof noticeData)[Kind]> }

/** The words of a notice in a mail; a notice without data keeps its own words. */
export function noticeWords(
  notice: Pick<Notice, 'kind' | 'title' | 'body' | 'data'>,
  texts: MailTexts,
  locale: MailLocale,
): MailWords {
  const own = { subject: notice.title, body: [notice.body] }
  if (notice.data === null) return own
  const data = JSON.parse(notice.data) as unknown
  switch (notice.kind) {
    case 'message':
      return own
    case 'order': {
      const { event, email, order_no, plan, billing, amount, currency, ends_at } = data as NoticeData['order']
      return texts.order[event]({
        person: isolate(email),
        orderNo: isolate(order_no),
        plan: [texts.receipt.plans[plan], texts.receipt.billings[billing], moneyText(amount, currency, locale)].join(
          ' · ',
        ),
        until: dateText(ends_at, locale),
      })
    }
    case 'membership_ends': {
      const { days, expires_at, cause = 'none' } = data as NoticeData['membership_ends']
      return texts.membershipEnds[cause](days, dateText(expires_at, locale))
    }
    case 'payment_failed':
      return texts.paymentFailed(dateText((data as NoticeData['payment_failed']).until, locale))
    case 'site_without_data': {
      const { domain, hours } = data as NoticeData['site_without_data']
      return texts.siteWithoutData(isolate(domain), hours)
    }
    case 'viewer_joined': {
      const { person, domain } = data as NoticeData['viewer_joined']
      return texts.viewerJoined(isolate(person), isolate(domain))
    }
    case 'job_finished': {
      const { has_succeeded, job, domain } = data as NoticeData['job_finished']
      const what = texts.jobs[job]
      return texts.jobFinished(has_succeeded, domain === null ? what : `${what} (${isolate(domain)})`)
    }
    case 'connection_ended': {
      const { provider, label, reason, is_revoked: isRevoked = true } = data as NoticeData['connection_ended']
      if (reason === null) return texts.connectionLost(provider, isolate(label))
      return texts.connectionEnded(provider, isolate(label), isolate(reason), isRevoked)
    }
    case 'site_transferred': {
      const { domain, is_received } = data as NoticeData['site_transferred']
      return texts.siteTransferred(isolate(domain), is_received)
    }
    case 'site_status': {
      const { domain, is_disabled, reason } = data as NoticeData['site_status']
      return is_disabled
        ? texts.siteDisabled(isolate(domain), reason === null ? null : isolate(reason))
        : texts.siteEnabled(isolate(domain))
    }
    case 'security': {
      const { event, detail } = data as NoticeData['security']
      const { subject, body } = texts.security[event](isolate(detail))
      return { subject, body: [...body, texts.notYou] }
    }
  }
}
