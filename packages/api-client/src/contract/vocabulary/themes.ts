export const themeStatuses = ['draft', 'published'] as const
export type ThemeStatus = (typeof themeStatuses)[number]

/** The place of a theme that is moved, beside another one. */
export const themePositions = ['before', 'after'] as const
export type ThemePosition = (typeof themePositions)[number]

/** The bundled fonts that a theme may choose; without one it has the product's own. */
export const themeFonts = ['source_sans', 'source_serif', 'nunito'] as const
export type ThemeFont = (typeof themeFonts)[number]

/** The parts of a dashboard below its chart, in their default order. A theme chooses the shown ones and their order. */
export const themePanels = ['content', 'sources', 'places', 'technology', 'events', 'funnels'] as const
export type ThemePanel = (typeof themePanels)[number]
