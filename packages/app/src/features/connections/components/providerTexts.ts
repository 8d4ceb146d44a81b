import { useLingui } from '@lingui/react/macro'
import type { ConnectedAccount, ConnectionProvider } from '@sightline/api-client'

/** Describes the purpose of an account of each provider. */
export function useProviderPurposes(): Record<ConnectionProvider, string> {
  const { t } = useLingui()
  return {
    google: t`Reads the data of your Google Analytics properties, and signs you in without a password.`,
    github: t`Lists your public repositories, so that a template can name its source.`,
    cloudflare: t`Lists your Pages projects. When you add a website, choose one to fill in its name and domain.`,
  }
}

/** Describes the permissions that the person has granted, as a sentence. */
export function usePermissionText(): (account: ConnectedAccount) => string {
  const { t } = useLingui()
  return ({ provider, state }) => {
    if (state === 'reconnect') return t`Access has ended.`
    if (provider === 'github') return t`May list your public repositories.`
    if (provider === 'cloudflare') return t`May list your Pages projects.`
    return state === 'connected'
      ? t`May read your statistics, and create properties and data streams.`
      : t`May read your statistics.`
  }
}

/** Describes what stops working when an account is disconnected. */
export function useConsequences(): Record<ConnectionProvider, string> {
  const { t } = useLingui()
  return {
    google: t`Sites get no more data from this Google account, and it no longer signs you in. Nothing is deleted at Google; access is revoked there.`,
    github: t`Its repositories disappear from your list. Nothing is deleted at GitHub; access is revoked there.`,
    cloudflare: t`Its projects disappear from your list. The token itself stays valid until you delete it at Cloudflare.`,
  }
}
