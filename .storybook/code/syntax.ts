import { parseSync } from 'vite'

/** A node of the syntax tree, as ESTree has it. */
export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

export const nodeOf = (value: unknown): Node | undefined =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value ? (value as Node) : undefined

export const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap((one: unknown) => nodeOf(one) ?? []) : []

/** @throws where it is no TypeScript with JSX */
export function parse(code: string): Node[] {
  const { program, errors } = parseSync('code.tsx', code)
  const [error] = errors
  if (error !== undefined) throw new Error(`${error.message}\n${code}`)
  return program.body as unknown as Node[]
}

const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) =>
    key === 'parent' ? [] : [...nodesOf(value), ...(nodeOf(value) ? [value as Node] : [])],
  )

export const everyNode = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(everyNode)]

/** The name of an identifier, of an attribute or of a text that stands for one. */
export const nameOf = (value: unknown): string => {
  const node = nodeOf(value)
  if (node === undefined) return ''
  const name = node['name'] ?? node['value']
  return typeof name === 'string' ? name : ''
}

/** Another text for a part of the code, or none where it stays. */
export type Edit = (node: Node) => string | undefined

/** The code of a node, with each part in it that is edited; what is inside of such a part is the edit’s own matter. */
export function textOf(code: string, node: Node, edit: Edit): string {
  const own = edit(node)
  if (own !== undefined) return own
  let text = ''
  let at = node.start
  for (const child of childrenOf(node).toSorted((one, other) => one.start - other.start)) {
    // A shorthand has its name twice in the tree.
    if (child.start < at) continue
    text += code.slice(at, child.start) + textOf(code, child, edit)
    at = child.end
  }
  return text + code.slice(at, node.end)
}

/** Names that a code takes from outside of itself, or could; no names of members. */
export function namesIn(code: string): Set<string> {
  const nodes = parse(code).flatMap(everyNode)
  const members = new Set(nodes.flatMap((node) => nodeOf(memberOf(node)) ?? []))
  return new Set(
    nodes.flatMap((node) => (/^(JSX)?Identifier$/.test(node.type) && !members.has(node) ? [nameOf(node)] : [])),
  )
}

const memberOf = (node: Node): unknown =>
  (node.type === 'MemberExpression' && node['computed'] !== true && node['property']) ||
  (node.type === 'Property' && node['computed'] !== true && node['shorthand'] !== true && node['key']) ||
  (node.type === 'JSXAttribute' && node['name'])
