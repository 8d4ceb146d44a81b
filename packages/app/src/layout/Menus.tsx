import { LanguageMenu, ThemeMenu } from '@sightline/ui'
import { useChoices } from './useChoices.ts'

/** Language and theme, on the pages without a header. */
export function Menus() {
  const { theme, language } = useChoices()
  return (
    <>
      <LanguageMenu {...language} hasLabel />
      <ThemeMenu {...theme} />
    </>
  )
}
