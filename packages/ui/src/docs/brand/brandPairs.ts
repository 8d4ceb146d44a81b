import { brandOf, type KitTokens } from '../../theme/brand/brand.ts'
import { contrast } from '../../theme/brand/contrast.ts'
import { hexOf, oklchOf } from '../../theme/brand/oklch.ts'
import { dark, light } from '../../theme/tokens.ts'

/** Two tokens that are seen on each other, and whether they can be told apart. */
export interface BrandPair {
  theme: 'light' | 'dark'
  foreground: string
  background: string
  /** The contrast as WCAG 2.2 defines it, 1 to 21. */
  ratio: number
  /** The least that is enough. */
  least: number
  /** The nearest colour of the same hue that is enough, as `#rrggbb`; undefined where this one is. */
  better: string | undefined
}

const pairs = [
  { foreground: 'accent', background: 'bg-surface', least: 3 },
  { foreground: 'on-accent', background: 'accent', least: 4.5 },
  { foreground: 'accent-text', background: 'bg-surface', least: 4.5 },
  { foreground: 'accent-text', background: 'accent-soft', least: 4.5 },
  { foreground: 'focus-ring', background: 'bg-canvas', least: 3 },
  { foreground: 'chart-1', background: 'bg-surface', least: 3 },
] as const

/** The contrast of a brand’s colours, in both themes. An accent that is no colour has none. */
export function brandPairs(tokens: KitTokens): BrandPair[] {
  const { colours } = brandOf(tokens)
  return (['light', 'dark'] as const).flatMap((theme) => {
    const all = { ...(theme === 'light' ? light : dark), ...colours[theme] }
    return pairs.map(({ foreground, background, least }) => {
      const [colour, behind] = [all[foreground], all[background]]
      const ratio = contrast(colour, behind)
      return {
        theme,
        foreground,
        background,
        ratio,
        least,
        better: ratio < least ? passing(colour, behind, least) : undefined,
      }
    })
  })
}

/** The nearest colour of the same hue with the contrast: darker on what is light, lighter on what is dark. */
function passing(colour: string, background: string, least: number): string {
  const { lightness, ...rest } = oklchOf(colour)
  const step = oklchOf(background).lightness > 0.5 ? -0.01 : 0.01
  for (let next = lightness + step; next > 0 && next < 1; next += step) {
    const hex = hexOf({ ...rest, lightness: next })
    if (contrast(hex, background) >= least) return hex
  }
  return step < 0 ? '#000000' : '#ffffff'
}
