import { i18n, type Messages } from '@lingui/core'

/** Puts texts into use that are no catalogue of the app: for `.storybook`, which does not depend on Lingui itself. */
export function activateMessages(locale: string, messages: Messages): void {
  i18n.loadAndActivate({ locale, messages })
}
