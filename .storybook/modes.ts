/** The modes beside the usual one, which is light, in English, on a desktop. */
export const modes = {
  dark: { theme: 'dark' },
  'zh-CN': { locale: 'zh-CN' },
  ar: { locale: 'ar' },
  phone: { viewport: 390 },
} as const

/** How a story stands when axe looks at it. Whatever is left out is as usual. */
export interface Look {
  theme?: 'light' | 'dark'
  locale?: string
  viewport?: number
  /** Colours are the same in every language, and what has a name has one in every theme. All by default. */
  checks?: 'colours' | 'names' | 'all'
}

export const looks: Record<'each' | 'together', readonly Look[]> = {
  each: [
    { ...modes.dark, checks: 'colours' },
    { ...modes['zh-CN'], checks: 'names' },
    { ...modes.ar, checks: 'names' },
    modes.phone,
  ],
  // Both themes, both languages beside English, both sizes.
  together: [
    { ...modes.dark, ...modes['zh-CN'] },
    { ...modes.ar, ...modes.phone },
  ],
}

/** Whether the long checks run, in which axe looks at each mode by itself, and at the usual one, too. */
export const isLong = import.meta.env['TEST_LONG'] !== undefined

/**
 * In `npm test` the look at a story as it was drawn is not Storybook's: a story `inEveryMode` is looked at in its two looks, whose
 * colours and structure are those of the usual mode, and of every other one only what it has opened (`everyMode.setup.ts`).
 */
export const isLookedAtHere = import.meta.env.MODE === 'test' && !isLong

const usual = { theme: 'light', locale: 'en-US' }

/** Chromatic’s form of the same modes. */
const pictures = Object.fromEntries(
  Object.entries({ light: {}, ...modes }).map(([name, mode]) => [name, { ...usual, ...mode }]),
)

/**
 * For the story of a component that shows its states at once, and for a page: the tests look at it in every mode, and
 * Chromatic takes its picture in each.
 */
export const inEveryMode = {
  everyMode: true,
  chromatic: { disableSnapshot: false, modes: pictures },
}
