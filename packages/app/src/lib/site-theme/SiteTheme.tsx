import type { ThemeLook } from '@sightline/api-client'
import { BrandProvider } from '@sightline/ui'
import type { ReactNode } from 'react'
import { themeTokens } from './themeTokens.ts'
import { useThemeFont } from './useThemeFont.ts'

interface SiteThemeProps {
  /** The theme; null shows the product’s own look. */
  theme: Pick<ThemeLook, 'accent' | 'font' | 'radius'> | null
  children: ReactNode
}

/** Draws its children in the colour, corners and font of a site’s theme, in light and in dark. */
export function SiteTheme({ theme, children }: SiteThemeProps) {
  useThemeFont(theme?.font ?? null)
  return <BrandProvider tokens={theme === null ? undefined : themeTokens(theme)}>{children}</BrandProvider>
}
