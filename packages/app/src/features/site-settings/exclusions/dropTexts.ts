import type { DropReason } from '@sightline/api-client'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Explains in words why events were left out. */
export const dropTexts: Record<DropReason, MessageDescriptor> = {
  bot: msg`Automated browser`,
  referrer_spam: msg`Known referrer spam`,
  disabled: msg`Site disabled by an administrator`,
  hostname: msg`Host that does not count`,
  excluded_path: msg`Path that does not count`,
  excluded_country: msg`Country that does not count`,
  excluded_address: msg`Network address that is left out`,
}
