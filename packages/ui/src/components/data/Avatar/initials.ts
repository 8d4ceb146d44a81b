/** One or two letters that stand for a person: of the name before the @, split at its dots, dashes and underscores. */
export function initialsOf(email: string): string {
  const [name = ''] = email.split('@')
  const [first = '', second = ''] = name.split(/[._\-+\s]+/).filter((part) => part !== '')
  const letters = second === '' ? firstLetter(first) : firstLetter(first) + firstLetter(second)
  return letters.toUpperCase() || '?'
}

const firstLetter = (word: string): string => [...word][0] ?? ''
