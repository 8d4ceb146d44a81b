/** The pattern of ids: decimal digits without leading zeros. */
export const idPattern = /^(0|[1-9]\d{0,15})$/

/** Whether a text is an id: it matches the pattern, and is a number that JavaScript holds exactly. */
export const isId = (text: string): boolean => idPattern.test(text) && Number.isSafeInteger(Number(text))
