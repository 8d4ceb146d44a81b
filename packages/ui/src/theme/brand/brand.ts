import { dark, light } from '../tokens.ts'
import { contrast } from './contrast.ts'
import { hexOf, oklchOf, type Oklch } from './oklch.ts'

/** The tokens of another brand: those that are left out keep their defaults. */
export interface KitTokens {
  /**
   * The accent colour of selections, links and data in the light theme, as `#rrggbb`. Its lighter and darker shades and
   * the accent of the dark theme are derived from it, unless an object gives both.
   */
  accent?: string | { light: string; dark: string } | undefined
  /**
   * Corner radius of buttons and fields in px, to which the radii of cards, menus and dialogs are proportional. 0
   * leaves only round elements round.
   */
  radius?: number | undefined
  /** Font family of texts, as in CSS: `"Source Sans 3"`. It precedes the fonts of the language and the system. */
  font?: string | undefined
  /** Font family of code and keys, as in CSS. */
  codeFont?: string | undefined
}

type Theme = 'light' | 'dark'
type Colours = Partial<Record<keyof typeof light, string>>

export interface Brand {
  /** Colours by token for each theme. */
  colours: Record<Theme, Colours>
  /** The tokens that are the same in both themes, by name. */
  others: Record<string, string>
  /** The problems of the brand, each in one line that says how to fix it. */
  problems: string[]
}

/** Derives the tokens of a brand for both themes. What is none is left out and named. */
export function brandOf(given: KitTokens | null): Brand {
  const tokens = given ?? {}
  const { accent, radius, font, codeFont } = tokens
  const others: Record<string, string> = {
    ...(isRadius(radius) && radiiOf(radius)),
    ...(isFontList(font) && { 'font-brand': font }),
    ...(isFontList(codeFont) && {
      'font-mono': `${codeFont}, ui-monospace, SFMono-Regular, Menlo, Consolas, monospace`,
    }),
  }
  const problems = problemsOfOthers(tokens)
  const own = typeof accent === 'string' ? { light: accent } : { ...accent }
  const wrong = Object.values(own).find((colour) => !/^#[\da-f]{6}$/i.test(colour))
  if (own.light === undefined || wrong !== undefined) {
    if (wrong !== undefined) problems.push(`tokens.accent is ${wrong}: write it as #rrggbb`)
    else if (accent !== undefined)
      problems.push(`tokens.accent is ${JSON.stringify(accent)}: write it as #rrggbb, or as { light, dark }`)
    return { colours: { light: {}, dark: {} }, others, problems }
  }
  const themes = { light: accentsOf('light', own.light, own.light), dark: accentsOf('dark', own.dark, own.light) }
  const weak = Object.entries(themes).flatMap(([theme, { accent: drawn = '' }]) => problemsOf(theme as Theme, drawn))
  return { colours: themes, others, problems: [...problems, ...weak] }
}

const known = ['accent', 'radius', 'font', 'codeFont'] satisfies (keyof KitTokens)[]

/** A page without TypeScript, or a value that somebody has typed, may be anything. */
function problemsOfOthers(tokens: KitTokens): string[] {
  const { radius, font, codeFont } = tokens
  return [
    ...Object.keys(tokens)
      .filter((name) => !known.some((token) => token === name))
      .map((name) => `tokens.${name} is no token: there are ${known.join(', ')}`),
    ...(radius === undefined || isRadius(radius)
      ? []
      : [`tokens.radius is ${String(radius)}: write it as a number of px, 0 or more`]),
    ...Object.entries({ font, codeFont }).flatMap(([name, list]) =>
      list === undefined || isFontList(list)
        ? []
        : [`tokens.${name} is ${String(list)}: write families as a style sheet does, such as "Source Sans 3", Georgia`],
    ),
  ]
}

const isRadius = (radius: unknown): radius is number => typeof radius === 'number' && radius >= 0

/** Whether a text can stand as the value of `font-family`, and nothing but that: it is written into a style sheet. */
function isFontList(list: unknown): list is string {
  if (typeof list !== 'string' || list.trim() === '' || /[;{}@<\\\n\r\f]|\/\*/.test(list)) return false
  // What is left without quoted names has no open quote and no open bracket.
  return /^(?:[^"'()]|\((?:[^"'()]|\([^"'()]*\))*\))*$/.test(list.replaceAll(/"[^"]*"|'[^']*'/g, ''))
}

/** Tokens with the hue of the accent, beside `accent` and `on-accent`. */
const tinted = [
  'accent-hover',
  'accent-text',
  'accent-soft',
  'accent-soft-strong',
  'bar',
  'bar-hover',
  'focus-ring',
  'chart-1',
  'map-1',
  'map-2',
  'map-3',
  'map-4',
  'map-5',
] as const satisfies (keyof typeof light)[]

/** @param own the accent as it was given for this theme; without it, it is derived from `base` */
function accentsOf(theme: Theme, own: string | undefined, base: string): Colours {
  const builtIn = theme === 'light' ? light : dark
  const { hue, chroma } = oklchOf(own ?? base)
  const colourfulness = Math.min(1.2, chroma / oklchOf(light.accent).chroma)
  const like = (name: (typeof tinted)[number] | 'accent') => {
    const model = oklchOf(builtIn[name])
    return { lightness: model.lightness, chroma: model.chroma * colourfulness, hue }
  }
  const accent = own ?? hexOf(like('accent'))
  const colours: Colours = { accent, 'on-accent': onColour(accent) }
  for (const name of tinted) colours[name] = hexOf(like(name))
  const surfaces = [builtIn['bg-canvas'], builtIn['bg-surface']]
  const away = theme === 'light' ? -1 : 1
  colours['accent-hover'] = hexOf(moved(oklchOf(accent), away * 0.05))
  colours['accent-text'] = readable(like('accent-text'), [...surfaces, colours['accent-soft'] ?? ''], 4.5, away)
  colours['focus-ring'] = readable(like('focus-ring'), surfaces, 3, away)
  colours['chart-1'] = readable(like('chart-1'), surfaces, 3, away)
  return colours
}

/**
 * The colour itself if its contrast with all backgrounds suffices; otherwise the nearest darker or lighter one of the
 * same hue.
 */
function readable(colour: Oklch, backgrounds: readonly string[], least: number, away: number): string {
  let next = colour
  while (next.lightness > 0.02 && next.lightness < 0.98) {
    const hex = hexOf(next)
    if (backgrounds.every((background) => contrast(hex, background) >= least)) return hex
    next = moved(next, away * 0.01)
  }
  return hexOf(next)
}

const moved = (colour: Oklch, by: number): Oklch => ({ ...colour, lightness: colour.lightness + by })

/** The text colour on a colour: white or nearly black, whichever has more contrast; black where neither has enough. */
function onColour(colour: string): string {
  const [white, nearlyBlack] = [light['on-accent'], dark['on-accent']]
  const better = contrast(white, colour) >= contrast(nearlyBlack, colour) ? white : nearlyBlack
  return contrast(better, colour) >= 4.5 ? better : '#000000'
}

function problemsOf(theme: Theme, accent: string): string[] {
  const surface = (theme === 'light' ? light : dark)['bg-surface']
  const ratio = contrast(accent, surface)
  if (ratio >= minContrast) return []
  const better = readable(oklchOf(accent), [surface], minContrast, theme === 'light' ? -1 : 1)
  return [
    `tokens.accent ${accent} has a contrast of ${ratio.toFixed(2)} with the surface of the ${theme} theme, and needs ${minContrast}: ${better} has it`,
  ]
}

/** The least contrast of graphics, as WCAG 2.2 requires it. */
const minContrast = 3

/** The radii derived from that of a button; larger ones grow by the same factor, up to a limit of the layout. */
function radiiOf(px: number): Record<string, string> {
  const factor = px / 6
  const corner = (size: number) => `${Math.round(Math.min(size * factor, size + 12))}px`
  return {
    'radius-xs': corner(4),
    'radius-sm': corner(6),
    'radius-md': corner(8),
    'radius-lg': corner(12),
    'radius-xl': corner(16),
  }
}
