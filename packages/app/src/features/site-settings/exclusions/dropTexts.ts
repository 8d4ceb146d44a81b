import type { DropReason } from '@sightline/api-client'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Explains in words why events were left out. */
export const dropTexts: Record<DropReason, MessageDescriptor> = {
  bot: msg`Automated browser`,
  referrer_spam: msg`Known referrer spam`,
  disabled: msg`Site disabled by an administrator`,
  hostname: msg`Host not counted`,
  excluded_path: msg`Path left out`,
  excluded_country: msg`Country left out`,
  excluded_address: msg`Network address left out`,
}
