import { LanguageMenu, ThemeMenu } from '@sightline/ui'
import { usePreferenceChoices } from './usePreferenceChoices.ts'

/** The menus of language and theme, on pages without a header. */
export function PreferenceMenus() {
  const { theme, language } = usePreferenceChoices()
  return (
    <>
      <LanguageMenu {...language} hasLabel />
      <ThemeMenu {...theme} />
    </>
  )
}
