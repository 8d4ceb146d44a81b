import type { File } from './files.ts'

/** The props of an element. */
export type Args = Map<string, Arg>

export interface Arg {
  text: string
  /** Whether it is only there for a test to see that it was called. */
  isSpy: boolean
  /** Where the names in its text come from. */
  file: File
}

/** A value that is kept outside, and what is told of its changes. */
const pairs = [
  ['value', 'onChange'],
  ['isSelected', 'onChange'],
  ['isOpen', 'onOpenChange'],
  ['isExpanded', 'onExpandedChange'],
  ['selectedKey', 'onSelectionChange'],
  ['selectedKeys', 'onSelectionChange'],
  ['expandedKeys', 'onExpandedChange'],
] as const

/** An element as JSX; where its value is kept outside and nothing keeps it yet, with the state that does. */
export function printElement(
  name: string,
  args: Args,
  inside: string,
  keepsState = true,
): { statements: string[]; element: string } {
  const statements: string[] = []
  const props = new Map([...args].map(([prop, { text, isSpy }]) => [prop, isSpy ? '() => {}' : text]))
  const pair = pairs.find(([value, onChange]) => keepsState && props.has(value) && args.get(onChange)?.isSpy === true)
  if (pair !== undefined) {
    const [value, onChange] = pair
    const setter = `set${value.charAt(0).toUpperCase()}${value.slice(1)}`
    statements.push(`const [${value}, ${setter}] = ${stateOf(props.get(value) ?? '', `${name}Props['${value}']`)}`)
    props.set(value, value)
    props.set(onChange, setter)
  }
  const children = inside.trim() === '' ? childrenOf(props.get('children')) : inside
  props.delete('children')
  const attributes = [...props].map(([prop, text]) => attributeOf(prop, text))
  const opening = [name, ...attributes].join(' ')
  return { statements, element: children === '' ? `<${opening} />` : `<${opening}>${children}</${name}>` }
}

/** A state, with its type where its first value does not say it. */
function stateOf(first: string, type: string): string {
  const [, only, own] = /^(['[].*) as ([^()]+)$/.exec(first) ?? []
  if (only !== undefined && own !== undefined) return `useState<${own}>(${only})`
  return /^(['"`\d-]|true$|false$)/.test(first) ? `useState(${first})` : `useState<${type}>(${first})`
}

function attributeOf(name: string, text: string): string {
  if (text === 'true') return name
  const literal = literalOf(text.replace(/ as const$/, ''))
  return literal !== undefined && !/["\n\\{]/.test(literal) ? `${name}="${literal}"` : `${name}={${text}}`
}

function childrenOf(text: string | undefined): string {
  if (text === undefined || text === 'undefined') return ''
  const literal = literalOf(text)
  if (literal !== undefined && !/[<>{}]/.test(literal)) return literal
  return text.startsWith('<') ? text : `{${text}}`
}

/** The text that a literal stands for; undefined for anything else. */
function literalOf(text: string): string | undefined {
  const [, quoted] = /^'((?:[^'\\]|\\.)*)'$/s.exec(text) ?? /^"((?:[^"\\]|\\.)*)"$/s.exec(text) ?? []
  return quoted?.replaceAll(/\\(['"])/g, '$1')
}
