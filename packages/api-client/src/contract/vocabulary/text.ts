/** Whether every store keeps a text as it is: without NUL and half characters. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
