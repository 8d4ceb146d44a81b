import { useLingui } from '@lingui/react/macro'
import type { GoogleFailure } from '@sightline/api-client'

/** Explains in a sentence why Google does not answer. */
export function useGoogleFailureTexts(): Readonly<Record<GoogleFailure, string>> {
  const { t } = useLingui()
  return {
    reconnect: t`Google has ended the access. Please reconnect the account.`,
    disconnected: t`The Google account is no longer connected.`,
    no_access: t`The account has no access to this property.`,
    scope_missing: t`A permission is missing. Please reconnect the account and leave it checked.`,
    api_disabled: t`Google Analytics is not enabled for this instance. Please tell its administrator.`,
    quota: t`The request limit of Google Analytics is reached. Please try again later.`,
    request_invalid: t`Google does not understand the request.`,
    not_found: t`Google does not know this property.`,
    unavailable: t`Google does not answer right now.`,
  }
}
