const maxLength = 60

/**
 * Turns a text into a part of a file name that every system accepts: letters and digits of all languages, dots, and
 * hyphens between.
 */
export function safeName(text: string): string {
  const name = text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replaceAll(/^[.-]+|[.-]+$/g, '')
  // Cutting by code points splits no character.
  return [...name].slice(0, maxLength).join('') || 'file'
}

/** The name of the file with the values of a property; its index tells similar names apart. */
export const propertyFile = (key: string, index: number): string =>
  `properties/${String(index + 1).padStart(3, '0')}-${safeName(key)}.csv`
