/** The looks in which Chromatic takes the picture of a story. */
const modes = {
  light: { theme: 'light', locale: 'en-US' },
  dark: { theme: 'dark', locale: 'en-US' },
  'zh-CN': { theme: 'light', locale: 'zh-CN' },
  ar: { theme: 'light', locale: 'ar' },
  mobile: { theme: 'light', locale: 'en-US', viewport: 390 },
} as const

/** For the story of a component that shows its states at once: this one is pictured, in every look. */
export const pictured = { chromatic: { disableSnapshot: false, modes } }
