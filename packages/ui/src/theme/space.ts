import { token } from './theme.ts'

/** A distance of the design: a step of its scale, or the gap between the cards of a page. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 'gutter'

export const spaceOf = (space: Space): string => (space === 'gutter' ? token['layout-gutter'] : token[`space-${space}`])
