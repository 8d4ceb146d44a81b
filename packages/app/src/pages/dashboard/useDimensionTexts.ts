import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Dimension } from './tabs.ts'

/** What each breakdown is called, and how its whole list is announced: All 214 pages. */
export function useDimensionTexts() {
  const { t } = useLingui()
  const labels: Record<Dimension, string> = {
    page: t`Pages`,
    page_title: t`Page titles`,
    source: t`Referrers`,
    country: t`Countries`,
    browser: t`Browsers`,
    os: t`OS`,
    device: t`Devices`,
    event: t`Events`,
  }
  const all = (dimension: Dimension, count: number): string => {
    switch (dimension) {
      case 'page':
        return t`All ${plural(count, { one: '# page', other: '# pages' })}`
      case 'page_title':
        return t`All ${plural(count, { one: '# title', other: '# titles' })}`
      case 'source':
        return t`All ${plural(count, { one: '# referrer', other: '# referrers' })}`
      case 'country':
        return t`All ${plural(count, { one: '# country', other: '# countries' })}`
      case 'browser':
        return t`All ${plural(count, { one: '# browser', other: '# browsers' })}`
      case 'os':
        return t`All ${plural(count, { one: '# system', other: '# systems' })}`
      case 'device':
        return t`All ${plural(count, { one: '# device', other: '# devices' })}`
      case 'event':
        return t`All ${plural(count, { one: '# event', other: '# events' })}`
    }
  }
  return { labels, all }
}
