import { dark, light } from '../theme/tokens.ts'
import { contrast } from '../theme/brand/contrast.ts'

export type Colour = keyof typeof light

/** Colours that stand on each other, and the contrast that WCAG AA asks for: 4.5 for text, 3 for what is no text. */
export interface Pair {
  foreground: Colour
  background: Colour
  least: 3 | 4.5
}

const texts = (foregrounds: Colour[], backgrounds: Colour[]): Pair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, least: 4.5 as const })),
  )
const marks = (foregrounds: Colour[], backgrounds: Colour[]): Pair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, least: 3 as const })))

export const pairs: readonly Pair[] = [
  ...texts(['text-primary', 'text-secondary', 'text-tertiary'], ['bg-canvas', 'bg-surface', 'bg-subtle', 'bg-hover']),
  ...texts(['accent-text'], ['bg-canvas', 'bg-surface', 'accent-soft']),
  ...texts(['text-inverse'], ['bg-inverse']),
  ...texts(['on-accent'], ['accent']),
  ...texts(['positive-text'], ['bg-surface', 'positive-soft']),
  ...texts(['negative-text'], ['bg-surface', 'negative-soft']),
  ...texts(['warning-text'], ['bg-surface', 'warning-soft']),
  ...texts(['premium-text'], ['bg-surface', 'premium-soft']),
  ...texts(['info-text'], ['bg-surface', 'info-soft']),
  ...texts(['btn-primary-text'], ['btn-primary-bg', 'btn-primary-hover']),
  ...texts(['btn-danger-text'], ['btn-danger-bg']),
  ...texts(['tooltip-text', 'tooltip-muted'], ['tooltip-bg']),
  ...texts(['code-text', 'code-tag', 'code-attr', 'code-string'], ['code-bg']),
  ...texts(['chart-axis'], ['bg-surface']),
  ...marks(['border-control', 'focus-ring', 'chart-1', 'chart-compare'], ['bg-surface']),
]

/** The contrast of a pair in a theme. */
export function contrastOf({ foreground, background }: Pair, theme: 'light' | 'dark'): number {
  const colours = theme === 'light' ? light : dark
  return contrast(colours[foreground], colours[background])
}
