import type { ReactNode } from 'react'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'

/** Makes the dates inside Gregorian with Latin digits in every language, like the dates of the metrics. */
export function GregorianDates({ children }: { children: ReactNode }) {
  const { locale } = useLocale()
  const gregorian = new Intl.Locale(locale, { calendar: 'gregory', numberingSystem: 'latn' })
  return <I18nProvider locale={gregorian.toString()}>{children}</I18nProvider>
}
