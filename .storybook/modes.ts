/** The modes beside the usual one, which is light, in English, on a desktop. */
export const modes = {
  dark: { theme: 'dark' },
  'zh-CN': { locale: 'zh-CN' },
  ar: { locale: 'ar' },
  phone: { viewport: 390 },
} as const

const usual = { theme: 'light', locale: 'en-US' }

/** Chromatic’s form of the same modes. */
const pictures = Object.fromEntries(
  Object.entries({ light: {}, ...modes }).map(([name, mode]) => [name, { ...usual, ...mode }]),
)

/**
 * For the story of a component that shows its states at once, and for a page: the tests look at it in every mode, and
 * Chromatic takes its picture in each.
 */
export const inEveryMode = { everyMode: true, chromatic: { disableSnapshot: false, modes: pictures } }
