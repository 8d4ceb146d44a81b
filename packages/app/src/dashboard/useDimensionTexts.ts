import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Dimension as KnownDimension } from '@sightline/api-client'
import { useMemo } from 'react'
import { isProperty, type AnyDimension } from './filter.ts'

/** What each dimension is called as a breakdown, as one value of it, and as a whole list: All 214 pages. */
export function useDimensionTexts() {
  const { t } = useLingui()
  return useMemo(() => {
    const labels: Record<KnownDimension, string> = {
      page: t`Pages`,
      page_title: t`Page titles`,
      entry_page: t`Entry pages`,
      exit_page: t`Exit pages`,
      hostname: t`Hosts`,
      event: t`Events`,
      goal: t`Goals`,
      source: t`Referrers`,
      referrer: t`Referring pages`,
      channel: t`Channels`,
      utm_source: t`UTM sources`,
      utm_medium: t`UTM media`,
      utm_campaign: t`UTM campaigns`,
      utm_content: t`UTM contents`,
      utm_term: t`UTM terms`,
      country: t`Countries`,
      region: t`Regions`,
      city: t`Cities`,
      language: t`Languages`,
      browser: t`Browsers`,
      browser_version: t`Browser versions`,
      os: t`OS`,
      os_version: t`OS versions`,
      device: t`Devices`,
      screen: t`Screens`,
    }
    const names: Record<KnownDimension, string> = {
      page: t`Page`,
      page_title: t`Page title`,
      entry_page: t`Entry page`,
      exit_page: t`Exit page`,
      hostname: t`Host`,
      event: t`Event`,
      goal: t`Goal`,
      source: t`Referrer`,
      referrer: t`Referring page`,
      channel: t`Channel`,
      utm_source: t`UTM source`,
      utm_medium: t`UTM medium`,
      utm_campaign: t`UTM campaign`,
      utm_content: t`UTM content`,
      utm_term: t`UTM term`,
      country: t`Country`,
      region: t`Region`,
      city: t`City`,
      language: t`Language`,
      browser: t`Browser`,
      browser_version: t`Browser version`,
      os: t`OS`,
      os_version: t`OS version`,
      device: t`Device`,
      screen: t`Screen`,
    }
    const all = (dimension: AnyDimension, count: number): string => {
      if (isProperty(dimension)) return t`All ${plural(count, { one: '# row', other: '# rows' })}`
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
        case 'entry_page':
        case 'exit_page':
        case 'hostname':
        case 'goal':
        case 'referrer':
        case 'channel':
        case 'utm_source':
        case 'utm_medium':
        case 'utm_campaign':
        case 'utm_content':
        case 'utm_term':
        case 'region':
        case 'city':
        case 'language':
        case 'browser_version':
        case 'os_version':
        case 'screen':
          return t`All ${plural(count, { one: '# row', other: '# rows' })}`
      }
    }
    return {
      labels,
      /** One value of a dimension: Country. A property is called by its own name. */
      nameOf: (dimension: AnyDimension): string =>
        isProperty(dimension) ? dimension.slice('prop:'.length) : names[dimension],
      all,
    }
  }, [t])
}
