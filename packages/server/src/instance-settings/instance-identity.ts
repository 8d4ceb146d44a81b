import { instanceSettingDefaults, type MailLocale } from '@sightline/api-client/contract'

/** How the instance appears to people. */
export interface InstanceIdentity {
  /** Stands where the product’s name would. */
  name: string
  /** The language of people who have chosen none, and whose browser prefers none that can be chosen. */
  language: MailLocale
  /** The hash of its logo; null without one. */
  logo: string | null
}

export const defaultIdentity: InstanceIdentity = {
  name: instanceSettingDefaults.instance_name,
  language: instanceSettingDefaults.default_language,
  logo: null,
}
