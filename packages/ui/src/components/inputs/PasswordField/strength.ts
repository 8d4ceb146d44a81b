/** The strength of a password, from 0 (too short to be accepted) to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4

/** The words that attackers try first. */
const wellKnown = /password|passwort|qwert|asdf|zxcv|letmein|welcome|iloveyou|admin/gi

/**
 * An estimate from length and variety. Sequences, repeated characters and what everybody tries first count as little.
 * @param minimum Characters that a password must have.
 */
export function strengthOf(password: string, minimum = 10): Strength {
  if (Array.from(password).length < minimum) return 0
  const letters = Array.from(password.replace(wellKnown, 'x')).filter(isStep)
  const reduced = letters.join('')
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(reduced)).length
  const variety = letters.length + 2 * (kinds - 1)
  if (variety < minimum) return 1
  if (variety < 14) return 2
  return variety < 19 ? 3 : 4
}

/** Whether a character is neither that before it nor its neighbour: of aaa and 123 only the first counts. */
function isStep(letter: string, index: number, letters: readonly string[]): boolean {
  const distance = (letter.codePointAt(0) ?? 0) - (letters[index - 1]?.codePointAt(0) ?? 0)
  return Math.abs(distance) > 1
}
