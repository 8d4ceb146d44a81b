import type { ReactNode } from 'react'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'

/** Dates inside are those of the metrics around them: the Gregorian calendar in Latin digits, in every language. */
export function GregorianDates({ children }: { children: ReactNode }) {
  const { locale } = useLocale()
  const gregorian = new Intl.Locale(locale, { calendar: 'gregory', numberingSystem: 'latn' })
  return <I18nProvider locale={gregorian.toString()}>{children}</I18nProvider>
}
