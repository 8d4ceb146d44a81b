import type { SummaryLocale } from '@sightline/api-client'

/** The language in which somebody reads texts of AI tasks: their own where these are written in it. */
export function summaryLocaleOf(locale: string): SummaryLocale {
  if (locale.startsWith('zh')) return 'zh-CN'
  return locale.split('-')[0] === 'ar' ? 'ar' : 'en-US'
}
