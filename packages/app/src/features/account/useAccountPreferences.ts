import { useEffect, useRef } from 'react'
import { languages } from '../../lib/preferences/locale.ts'
import { usePreferences } from '../../lib/preferences/PreferencesProvider.tsx'
import { useSession } from '../auth/index.ts'
import { useAccount } from './api.ts'

/**
 * Applies the account’s language and theme to the browser when somebody signs in here. A choice made in the browser
 * afterwards stays until the next sign-in. The hour format is always the account’s.
 */
export function useAccountPreferences(): void {
  const isSignedIn = useSession().userinfo !== null
  const profile = useAccount().data?.profile
  const { setLocale, setTheme, setTimeFormat } = usePreferences()
  const hasSignedIn = useRef(false)
  // The browser has no setting for hours: they follow the account.
  const timeFormat = (isSignedIn ? profile?.time_format : null) ?? undefined
  useEffect(() => setTimeFormat(timeFormat), [timeFormat, setTimeFormat])
  useEffect(() => {
    if (!isSignedIn) hasSignedIn.current = true
    if (!isSignedIn || profile === undefined || !hasSignedIn.current) return
    hasSignedIn.current = false
    const language = languages.find(({ locale }) => locale === profile.locale)
    if (language !== undefined) setLocale(language.locale)
    if (profile.theme !== null) setTheme(profile.theme)
  }, [isSignedIn, profile, setLocale, setTheme])
}
