/** A share of all visitors, 0 to 100, unrounded; 0 of nobody. */
export const shareInPercent = (visitors: number, all: number): number => (all === 0 ? 0 : (visitors / all) * 100)
