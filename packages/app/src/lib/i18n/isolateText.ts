/** Keeps a name or an address apart from the direction of the text around it: FIRST STRONG ISOLATE, POP DIRECTIONAL ISOLATE. */
export const isolateText = (text: string): string => `\u2068${text}\u2069`
