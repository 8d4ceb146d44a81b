import { LanguageMenu, ThemeMenu } from '@sightline/ui'
import { usePreferenceChoices } from './usePreferenceChoices.ts'

/** Language and theme, on the pages without a header. */
export function PreferenceMenus() {
  const { theme, language } = usePreferenceChoices()
  return (
    <>
      <LanguageMenu {...language} hasLabel />
      <ThemeMenu {...theme} />
    </>
  )
}
