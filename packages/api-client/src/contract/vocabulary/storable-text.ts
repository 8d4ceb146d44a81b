/** Whether every store keeps a text unchanged: it has no NUL and no half characters. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
