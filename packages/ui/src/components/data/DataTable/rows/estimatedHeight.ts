import type { Density } from '../columns/view.ts'

/** The height of a row that was not measured yet, in px. */
export const estimatedHeight = (density: Density): number => (density === 'compact' ? 36 : 44)
