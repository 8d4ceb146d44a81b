export const themeStatuses = ['draft', 'published'] as const
export type ThemeStatus = (typeof themeStatuses)[number]

/** The bundled families that a theme may choose for its texts; without one it has the product's own. */
export const themeFonts = ['source_sans', 'source_serif', 'nunito'] as const
export type ThemeFont = (typeof themeFonts)[number]

/** The parts of a dashboard below its chart, in their usual order. A theme says which are shown, and in which order. */
export const themePanels = ['content', 'sources', 'places', 'technology', 'events', 'funnels'] as const
export type ThemePanel = (typeof themePanels)[number]
