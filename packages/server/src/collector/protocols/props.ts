import { truncate } from './text.ts'
import { objectIn } from './json.ts'

const MAX_PROPS = 30
const MAX_KEY = 300
const MAX_VALUE = 2000

/** The properties in an object, or in its JSON. Empty ones, and those that are neither text, number nor yes or no, are left out. */
export function propsIn(value: unknown): Record<string, string> {
  const props: [string, string][] = []
  for (const [name, content] of Object.entries(objectIn(value) ?? {})) {
    const key = truncate(name.trim(), MAX_KEY)
    const text = truncate(textOf(content).trim(), MAX_VALUE)
    if (key !== '' && text !== '') props.push([key, text])
    if (props.length === MAX_PROPS) break
  }
  return Object.fromEntries(props)
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'boolean' || Number.isFinite(value) ? String(value) : ''
}
