import { eventLimits } from '@sightline/api-client/contract'
import { truncate } from './text.ts'
import { objectIn } from './json.ts'

/**
 * The properties in an object, or in its JSON. Empty ones, values other than texts, numbers and booleans, and those
 * beyond the limit are left out.
 */
export function propsIn(value: unknown): Record<string, string> {
  const props: [string, string][] = []
  let bytes = 0
  for (const [name, content] of Object.entries(objectIn(value) ?? {})) {
    const key = truncate(name.trim(), eventLimits.propertyName)
    const text = truncate(textOf(content).trim(), eventLimits.propertyValue)
    const size = Buffer.byteLength(key) + Buffer.byteLength(text)
    if (key === '' || text === '' || bytes + size > eventLimits.propertyBytes) continue
    bytes += size
    props.push([key, text])
    if (props.length === eventLimits.properties) break
  }
  return Object.fromEntries(props)
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'boolean' || Number.isFinite(value) ? String(value) : ''
}
