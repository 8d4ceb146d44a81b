import { useLingui } from '@lingui/react/macro'
import type { Channel } from '@sightline/api-client'
import { useKit } from '@sightline/ui'
import { useMemo } from 'react'
import type { ValueNames } from './dimensionValues.ts'

/** The names of codes and of missing values, in the language of the page. */
export function useValueNames(): ValueNames {
  const { t } = useLingui()
  const { intlLocale } = useKit()
  return useMemo(() => {
    const countries = new Intl.DisplayNames([intlLocale, 'en'], { type: 'region', fallback: 'code' })
    const languages = new Intl.DisplayNames([intlLocale, 'en'], { type: 'language', fallback: 'code' })
    const devices = new Map([
      ['desktop', t`Desktop`],
      ['laptop', t`Laptop`],
      ['tablet', t`Tablet`],
      ['mobile', t`Phone`],
    ])
    const channels: Record<Channel, string> = {
      direct: t`Direct`,
      search: t`Search`,
      social: t`Social networks`,
      video: t`Video`,
      shopping: t`Shopping`,
      ai: t`AI assistants`,
      email: t`E-mail`,
      affiliates: t`Affiliates`,
      push: t`Mobile push notifications`,
      paid_search: t`Paid search`,
      paid_social: t`Paid social networks`,
      paid_video: t`Paid video`,
      paid_shopping: t`Paid shopping`,
      paid_other: t`Other paid`,
      display: t`Display`,
      referral: t`Referral`,
    }
    const channelNames = new Map<string, string>(Object.entries(channels))
    const country = (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code)
    return {
      direct: t`Direct / none`,
      unknown: t`Unknown`,
      none: t`None`,
      country,
      device: (device) => devices.get(device.toLowerCase()) ?? device,
      // Berlin in Berlin is said once.
      place: (value) =>
        [
          ...new Set(
            value
              .replace(/^[A-Z]{2}(?=\|)/, country)
              .split('|')
              .toReversed(),
          ),
        ]
          .filter(Boolean)
          .join(', '),
      channel: (channel) => channelNames.get(channel) ?? channel,
      language: (tag) => (/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(tag) ? (languages.of(tag) ?? tag) : tag),
    }
  }, [t, intlLocale])
}
