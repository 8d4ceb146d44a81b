import { useLingui } from '@lingui/react/macro'
import type { GoogleFailure } from '@sightline/api-client'

/** Explains in a sentence why Google does not answer. */
export function useGoogleFailureTexts(): Readonly<Record<GoogleFailure, string>> {
  const { t } = useLingui()
  return {
    reconnect: t`Google has ended the access. Please reconnect the account.`,
    disconnected: t`The Google account is not connected any more.`,
    no_access: t`The account may not see this property.`,
    scope_missing: t`A permission is missing. Please connect the account again and leave it ticked.`,
    api_disabled: t`Google Analytics is not enabled for this instance. Please tell its administrator.`,
    quota: t`The request limit of Google Analytics is reached for now.`,
    request_invalid: t`Google does not understand what was asked.`,
    not_found: t`Google does not know this property.`,
    unavailable: t`Google does not answer right now.`,
  }
}
