import { everyNode, nameOf, nodeOf, parse, type Node } from '../code/syntax.ts'

/** Names of people, sites and products, and what is no language. */
const names =
  /^(Mira( (K\.|Kovač))?|Ana María Ruiz|Jonas Weidner|Aiko Tanabe|Oscar Lindqvist|Noor Haddad|Priya Raman|Harbor Lane|Kettle & Kiln|Tidepool|Lumen Lab|Northbound|Old Orchard|Chrome|Google|English|Mod|Europe\/.*|Asia\/.*|Quay 7, Hamburg|Hafenstraße 12.*|KitProvider|correct horse|AT|FR|DE|NL|AQ)$/

/** What a reader of the code of a story would take for a text. */
export function textsIn(code: string): string[] {
  const nodes = parse(code)
    .filter(({ type }) => type !== 'ImportDeclaration')
    .flatMap(everyNode)
  const forCode = new Set(nodes.flatMap(codeIn))
  return nodes
    .flatMap((node) => {
      if (node.type === 'JSXText') return [String(node['value']).replaceAll(/\s+/g, ' ').trim()]
      return node.type === 'Literal' && !forCode.has(node) && isText(nameOf(node)) ? [nameOf(node)] : []
    })
    .filter((text) => /\p{Letter}{2}/u.test(text) && !names.test(text))
}

const isText = (value: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(value) || (/ /.test(value) && !/[<>{}();/]|\dpx|var\(|rem/.test(value))

/** Literals in styles, keys and ids. */
function codeIn(node: Node): Node[] {
  const name = nameOf(node['key'] ?? node['name'])
  const isForCode = /^(Property|JSXAttribute)$/.test(node.type) && /^(id|key|href|style|className|.*Key)$/.test(name)
  const value = nodeOf(node['value'])
  return isForCode && value !== undefined ? everyNode(value) : []
}
