/**
 * The one or two initials of a person, from the part of the address before the @, split at dots, dashes and
 * underscores.
 */
export function initialsOf(email: string): string {
  const [name = ''] = email.split('@')
  const [first = '', second = ''] = name.split(/[._\-+\s]+/).filter((part) => part !== '')
  const letters = second === '' ? firstLetter(first) : firstLetter(first) + firstLetter(second)
  return letters.toUpperCase() || '?'
}

const firstLetter = (word: string): string => [...word][0] ?? ''
