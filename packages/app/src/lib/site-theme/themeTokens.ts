import type { ThemeFont, ThemeLook } from '@sightline/api-client'
import type { KitTokens } from '@sightline/ui'

/** The kit’s tokens for the theme of a site. */
export const themeTokens = ({ accent, font, radius }: Pick<ThemeLook, 'accent' | 'font' | 'radius'>): KitTokens => ({
  ...(accent !== null && { accent }),
  ...(font !== null && { font: families[font] }),
  ...(radius !== null && { radius }),
})

const families: Record<ThemeFont, string> = {
  source_sans: '"Source Sans 3 Variable"',
  source_serif: '"Source Serif 4 Variable"',
  nunito: '"Nunito Variable"',
}

/** The names of the font families, the same in every language. */
export const themeFontNames: Record<ThemeFont, string> = {
  source_sans: 'Source Sans 3',
  source_serif: 'Source Serif 4',
  nunito: 'Nunito',
}
