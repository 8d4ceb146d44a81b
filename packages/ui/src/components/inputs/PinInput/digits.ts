/** The digits of a text, as Latin ones: what was typed on any keyboard, or pasted with spaces and words around it. */
export function digitsOf(text: string): string {
  return Array.from(text.matchAll(/\p{Nd}/gu), ([digit]) => latinDigit(digit)).join('')
}

/** Unicode has the ten digits of a script one after the other, from a code that they share; a 0 is found by counting back. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  for (let value = 0; value < 10; value++) {
    const before = String.fromCodePoint(code - value - 1)
    if (!/\p{Nd}/u.test(before)) return String(value)
  }
  return digit
}
