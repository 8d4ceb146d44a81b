import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isPropertyDimension, type FixedDimension, type Dimension } from '@sightline/api-client'
import { useMemo } from 'react'

/** The names of each dimension: as a breakdown, as one value of it, and as a whole list (“All 214 pages”). */
export function useDimensionTexts() {
  const { t } = useLingui()
  return useMemo(() => {
    const texts: Record<FixedDimension, { label: string; name: string }> = {
      page: { label: t`Pages`, name: t`Page` },
      page_title: { label: t`Page titles`, name: t`Page title` },
      entry_page: { label: t`Entry pages`, name: t`Entry page` },
      exit_page: { label: t`Exit pages`, name: t`Exit page` },
      hostname: { label: t`Hosts`, name: t`Host` },
      event: { label: t`Events`, name: t`Event` },
      goal: { label: t`Goals`, name: t`Goal` },
      source: { label: t`Referrers`, name: t`Referrer` },
      referrer: { label: t`Referring pages`, name: t`Referring page` },
      channel: { label: t`Channels`, name: t`Channel` },
      utm_source: { label: t`UTM sources`, name: t`UTM source` },
      utm_medium: { label: t`UTM media`, name: t`UTM medium` },
      utm_campaign: { label: t`UTM campaigns`, name: t`UTM campaign` },
      utm_content: { label: t`UTM contents`, name: t`UTM content` },
      utm_term: { label: t`UTM terms`, name: t`UTM term` },
      country: { label: t`Countries`, name: t`Country` },
      region: { label: t`Regions`, name: t`Region` },
      city: { label: t`Cities`, name: t`City` },
      language: { label: t`Languages`, name: t`Language` },
      browser: { label: t`Browsers`, name: t`Browser` },
      browser_version: { label: t`Browser versions`, name: t`Browser version` },
      os: { label: t`OS`, name: t`OS` },
      os_version: { label: t`OS versions`, name: t`OS version` },
      device: { label: t`Devices`, name: t`Device` },
      screen: { label: t`Screens`, name: t`Screen` },
    }
    const all = (dimension: Dimension, count: number): string => {
      if (isPropertyDimension(dimension)) return t`All ${plural(count, { one: '# row', other: '# rows' })}`
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
      labelOf: (dimension: FixedDimension): string => texts[dimension].label,
      /** The name of one value of a dimension, such as “Country”. A property has its own name. */
      nameOf: (dimension: Dimension): string =>
        isPropertyDimension(dimension) ? dimension.slice('prop:'.length) : texts[dimension].name,
      all,
    }
  }, [t])
}
