import { useLingui } from '@lingui/react/macro'
import { useKit } from '@sightline/ui'
import { useMemo } from 'react'
import type { ValueNames } from './rows.ts'

/** Names of codes and of what is missing, in the language of the page. */
export function useValueNames(): ValueNames {
  const { t } = useLingui()
  const { intlLocale } = useKit()
  return useMemo(() => {
    const countries = new Intl.DisplayNames([intlLocale, 'en'], { type: 'region', fallback: 'code' })
    const devices: Record<string, string> = {
      desktop: t`Desktop`,
      laptop: t`Laptop`,
      tablet: t`Tablet`,
      mobile: t`Phone`,
    }
    return {
      direct: t`Direct / none`,
      unknown: t`Unknown`,
      country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
      device: (device) => devices[device.toLowerCase()] ?? device,
    }
  }, [t, intlLocale])
}
