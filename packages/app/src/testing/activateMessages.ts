import { i18n, type Messages } from '@lingui/core'

/** Activates texts that no catalogue of the app holds: for `.storybook`, which does not depend on Lingui itself. */
export function activateMessages(locale: string, messages: Messages): void {
  i18n.loadAndActivate({ locale, messages })
}
