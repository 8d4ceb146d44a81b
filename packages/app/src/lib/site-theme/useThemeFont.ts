import type { ThemeFont } from '@sightline/api-client'
import { useEffect } from 'react'

/** Loads the font of a theme; until then, texts are drawn in the product’s own. */
export function useThemeFont(font: ThemeFont | null): void {
  useEffect(() => {
    if (font !== null) void files[font]()
  }, [font])
}

const files: Record<ThemeFont, () => Promise<unknown>> = {
  source_sans: () => import('@fontsource-variable/source-sans-3/wght.css'),
  source_serif: () => import('@fontsource-variable/source-serif-4/wght.css'),
  nunito: () => import('@fontsource-variable/nunito/wght.css'),
}
