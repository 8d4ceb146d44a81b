import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Notice } from '@sightline/api-client'
import {
  HealthIcon,
  InfoIcon,
  LinkIcon,
  LockIcon,
  OrderIcon,
  StopIcon,
  UsersIcon,
  WarningIcon,
  useFormat,
  type NotificationItem,
} from '@sightline/ui'
import { useJobKindNames } from '../../../lib/jobs/useJobNames.ts'
import { moneyText } from '../../../lib/list-page/money.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { useSecurityTexts } from './useSecurityTexts.ts'
import { isolateText } from '../../../lib/i18n/isolateText.ts'

type NoticeWithData = WithData<Exclude<Notice, { kind: 'message' }>>
type WithData<One extends { data: unknown }> = One extends unknown ? One & { data: NonNullable<One['data']> } : never

type Words = Pick<NotificationItem, 'title' | 'text'>

/**
 * The words of a notice in the reader’s language, made of its kind and data; a notice without data keeps its own words.
 */
export function useNoticeItem(): (notice: Notice) => NotificationItem {
  const wordsOf = useWords()
  return (notice) => ({
    ...wordsOf(notice),
    ...looks[notice.kind],
    id: notice.id,
    time: notice.created_at,
    isUnread: notice.read_at === null,
    href: notice.link === null ? undefined : hrefOf(notice.link),
  })
}

const looks: Readonly<Record<Notice['kind'], Pick<NotificationItem, 'icon' | 'tone'>>> = {
  message: { icon: InfoIcon, tone: 'info' },
  membership_ends: { icon: WarningIcon, tone: 'warning' },
  payment_failed: { icon: WarningIcon, tone: 'negative' },
  order: { icon: OrderIcon },
  job_finished: { icon: HealthIcon },
  site_without_data: { icon: WarningIcon, tone: 'warning' },
  viewer_joined: { icon: UsersIcon },
  connection_ended: { icon: LinkIcon, tone: 'warning' },
  site_transferred: { icon: UsersIcon },
  site_status: { icon: StopIcon, tone: 'warning' },
  security: { icon: LockIcon, tone: 'warning' },
}

function useWords(): (notice: Notice) => Words {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const security = useSecurityTexts()
  const jobNames = { ...useJobKindNames(), export_account: t`Export of your data` }
  const dayOf = (instant: string): string => format.bucketInFull(instant, 'day', 'UTC')
  return (notice) => {
    if (!hasData(notice)) return { title: notice.title, text: notice.body }
    switch (notice.kind) {
      case 'membership_ends': {
        const { days, expires_at, cause } = notice.data
        const date = dayOf(expires_at)
        if (cause === 'trial')
          return {
            title: t`${plural(days, { one: 'Trial ends in # day', other: 'Trial ends in # days' })}`,
            text: t`It ends on ${date}. Choose a plan to keep your reports open.`,
          }
        return {
          title: t`${plural(days, { one: 'Membership ends in # day', other: 'Membership ends in # days' })}`,
          text:
            cause === 'payment'
              ? t`The last payment failed. Pay the invoice or choose another card by ${date} to keep your reports open.`
              : t`It ends on ${date}. Renew it to keep your reports open.`,
        }
      }
      case 'payment_failed': {
        const date = dayOf(notice.data.until)
        return {
          title: t`A payment failed`,
          text: t`Your card was declined. Everything stays open until ${date}: please check your card before then.`,
        }
      }
      case 'order': {
        const { event, order_no, amount, currency, ends_at } = notice.data
        const [email, order] = [isolateText(notice.data.email), isolateText(order_no)]
        const money = moneyText(amount, currency, i18n.locale)
        if (event === 'requested') return { title: t`${email} asks for a plan`, text: t`Order ${order}, ${money}` }
        if (event === 'cancelled') return { title: t`Your order was cancelled`, text: t`Order ${order}, ${money}` }
        const date = dayOf(ends_at)
        return { title: t`Your order is confirmed`, text: t`Order ${order} is valid until ${date}.` }
      }
      case 'job_finished': {
        const { job, domain, has_succeeded } = notice.data
        const what = domain === null ? jobNames[job] : `${jobNames[job]} (${isolateText(domain)})`
        return has_succeeded ? { title: t`Finished: ${what}` } : { title: t`Failed: ${what}` }
      }
      case 'site_without_data': {
        const { hours } = notice.data
        const domain = isolateText(notice.data.domain)
        return {
          title: t`No data from ${domain}`,
          text: t`${plural(hours, { one: 'No events for # hour, though there were some before.', other: 'No events for # hours, though there were some before.' })}`,
        }
      }
      case 'viewer_joined': {
        const [person, domain] = [isolateText(notice.data.person), isolateText(notice.data.domain)]
        return { title: t`${person} can now see ${domain}`, text: t`Your invitation was accepted.` }
      }
      case 'connection_ended': {
        const provider = providers[notice.data.provider]
        const label = isolateText(notice.data.label)
        if (notice.data.reason === null)
          return {
            title: t`${provider} has to be connected again`,
            text: t`${provider} no longer grants access to ${label}. Reconnect the account, and what depends on it continues.`,
          }
        const reason = isolateText(notice.data.reason)
        return {
          title: t`Your ${provider} account was disconnected`,
          text:
            notice.data.is_revoked === false
              ? t`An administrator has disconnected ${label}: ${reason}. Access has not been revoked at ${provider}: please revoke it there, or delete the token.`
              : t`An administrator has disconnected ${label}: ${reason}`,
        }
      }
      case 'site_transferred': {
        const domain = isolateText(notice.data.domain)
        return notice.data.is_received
          ? {
              title: t`${domain} is yours now`,
              text: t`An administrator has transferred this site to you, with all its data. If it shows Google Analytics, attach its property with your own Google account.`,
            }
          : {
              title: t`${domain} has a new owner`,
              text: t`An administrator has transferred this site to somebody else. Your Google account is no longer used for it.`,
            }
      }
      case 'site_status': {
        const domain = isolateText(notice.data.domain)
        if (!notice.data.is_disabled)
          return { title: t`${domain} was enabled`, text: t`Its events are counted again from now on.` }
        const reason = notice.data.reason === null ? null : isolateText(notice.data.reason)
        return {
          title: t`${domain} was disabled`,
          text:
            reason === null
              ? t`Its events are no longer counted. What was collected stays.`
              : t`Its events are no longer counted. What was collected stays. Reason: ${reason}`,
        }
      }
      case 'security':
        return security(notice.data.event, isolateText(notice.data.detail))
    }
  }
}

const providers = { google: 'Google', github: 'GitHub', cloudflare: 'Cloudflare' } as const

const hasData = (notice: Notice): notice is NoticeWithData => notice.data !== null
