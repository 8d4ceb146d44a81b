import { useLingui } from '@lingui/react/macro'
import type { SecurityEvent } from '@sightline/api-client'

/**
 * The words for a security event of one’s account.
 * @returns a function whose `detail` is a name, an e-mail address or a place
 */
export function useSecurityTexts(): (event: SecurityEvent, detail: string) => { title: string; text: string } {
  const { t } = useLingui()
  return (event, detail) => {
    switch (event) {
      case 'signed_in':
        return {
          title: t`New sign-in to your account`,
          text: t`Somebody signed in with a new browser or from a new place: ${detail}.`,
        }
      case 'password_changed':
        return { title: t`Your password was changed`, text: t`Every other session has ended.` }
      case 'key_created':
        return {
          title: t`A new API key was created`,
          text: t`The key ${detail} can read the statistics that you can see.`,
        }
      case 'email_changed':
        return { title: t`Your e-mail address was changed`, text: t`Your account now uses the address ${detail}.` }
      case 'two_factors_on':
        return { title: t`Two-factor sign-in is on`, text: t`Signing in now takes a code as well as your password.` }
      case 'two_factors_off':
        return { title: t`Two-factor sign-in is off`, text: t`Your password alone signs you in now.` }
      case 'recovery_code_used':
        return { title: t`A recovery code was used`, text: t`Recovery codes left: ${detail}` }
    }
  }
}
