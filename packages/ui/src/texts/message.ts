/** A text in parts: words, `#` for the number that a plural is about, and values with what is made of them, as Lingui compiles them. */
export type MessagePart = string | readonly [name: string, type?: string, cases?: object]

/** A text as a catalogue has it. */
export type CompiledMessage = string | readonly MessagePart[]

/**
 * Reads a text with its values in braces: `{count, plural, one {# day} other {# days}}`. It knows values, plurals and choices
 * (`select`), all that the kit has.
 * @see https://unicode-org.github.io/icu/userguide/format_parse/messages/
 */
export function parseMessage(source: string): readonly MessagePart[] {
  const parts: MessagePart[] = []
  let words = ''
  let at = 0
  const end = () => {
    if (words !== '') parts.push(words)
    words = ''
  }
  while (at < source.length) {
    const character = source[at] ?? ''
    if (character === '{') {
      const close = closeOf(source, at)
      end()
      parts.push(valueOf(source.slice(at + 1, close)))
      at = close + 1
    } else if (character === '#') {
      end()
      parts.push('#')
      at += 1
    } else {
      words += character
      at += 1
    }
  }
  end()
  return parts
}

/** The index of the closing brace; an unclosed one ends at the end of the text. */
function closeOf(source: string, open: number): number {
  let depth = 0
  for (let at = open; at < source.length; at++) {
    if (source[at] === '{') depth += 1
    if (source[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return source.length
}

function valueOf(inside: string): MessagePart {
  const [, name = inside.trim(), type, rest = ''] = /^\s*(\w+)\s*,\s*(\w+)\s*,?([^]*)$/.exec(inside) ?? []
  if (type === undefined) return [name]
  const cases: Record<string, readonly MessagePart[]> = {}
  let at = 0
  for (let open = rest.indexOf('{', at); open !== -1; open = rest.indexOf('{', at)) {
    const close = closeOf(rest, open)
    cases[rest.slice(at, open).trim().replace('=', '')] = parseMessage(rest.slice(open + 1, close))
    at = close + 1
  }
  return [name, type, cases]
}

/** Puts the values into a text, plurals and numbers as the language has them. */
export function formatMessage(
  message: CompiledMessage,
  values: Readonly<Record<string, unknown>>,
  locale: string,
): string {
  if (typeof message === 'string') return message
  return message.map((part) => (typeof part === 'string' ? part : formatPart(part, values, locale))).join('')
}

function formatPart(
  [name, type, cases]: Exclude<MessagePart, string>,
  values: Readonly<Record<string, unknown>>,
  locale: string,
) {
  const value = values[name] as string | number | null | undefined
  if (cases === undefined) return value === undefined || value === null ? '' : String(value)
  const { other = '', ...known } = cases as Record<string, CompiledMessage>
  if (type !== 'plural') return formatMessage(known[String(value)] ?? other, values, locale)
  const count = Number(value)
  const chosen = known[String(count)] ?? known[new Intl.PluralRules(locale).select(count)] ?? other
  const number = new Intl.NumberFormat(locale).format(count)
  return typeof chosen === 'string'
    ? chosen.replaceAll('#', number)
    : formatMessage(
        chosen.map((part) => (part === '#' ? number : part)),
        values,
        locale,
      )
}
