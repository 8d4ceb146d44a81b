import { argsOf, attributesOf, isSpread } from './attributes.ts'
import type { File } from './files.ts'
import type { Given } from './given.ts'
import { printElement } from './printElement.ts'
import { calleeOf, isSpyCall, simplify, withChildren, withoutSpies } from './spies.ts'
import { nameOf, nodeOf, nodesOf, textOf, type Edit, type Node } from './syntax.ts'

/** Frames of the states of a component, and the name of a state. */
const frames = /docs\/StateGrid\.tsx$/
const sizes = /docs\/FieldSizes\.tsx$/

export function editOf(file: File, given: Given): Edit {
  const edit: Edit = (node) => {
    if (isSpyCall(node)) return withoutSpies(file)(node)
    if (node.type === 'ExpressionStatement' && isReport(node, given)) return ''
    if (node.type === 'MemberExpression' && given.whole.has(nameOf(node['object'])))
      return grouped(given.args.get(nameOf(node['property']))?.text ?? 'undefined')
    if (node.type === 'Property' && node['shorthand'] === true) {
      const only = given.single.get(nameOf(node['key']))
      return only && `${nameOf(node['key'])}: ${only.text}`
    }
    if (node.type === 'Identifier' && given.single.has(nameOf(node)))
      return grouped(given.single.get(nameOf(node))?.text ?? '')
    if (node.type === 'JSXElement') return editElement(file, node, given, edit)
    if (node.type === 'ArrowFunctionExpression' && isReport(nodeOf(node['body']) ?? node, given)) return '() => {}'
    if (node.type === 'ArrowFunctionExpression') return simplify(withChildren(file, node, edit))
    return undefined
  }
  return edit
}

/** An object at the start of a larger expression would be read as a block. */
const grouped = (text: string): string => (/^[{(]|=>/.test(text) ? `(${text})` : text)

/** Whether a statement, or what a function consists of, only tells the story’s spy. */
function isReport(node: Node, given: Given): boolean {
  const callee = calleeOf(node)
  if (callee?.type === 'MemberExpression')
    return given.whole.has(nameOf(callee['object'])) && given.args.get(nameOf(callee['property']))?.isSpy !== false
  return callee?.type === 'Identifier' && given.single.has(nameOf(callee))
}

function editElement(file: File, element: Node, given: Given, edit: Edit): string | undefined {
  const opening = nodeOf(element['openingElement'])
  const name = nameOf(opening?.['name'])
  const declared = file.declared.get(name)
  if (declared?.kind === 'import' && frames.test(declared.from)) return unframed(file, element, declared.imported, edit)
  if (declared?.kind === 'import' && sizes.test(declared.from)) return inEachSize(file, element, edit)
  if (!attributesOf(element).some((attribute) => isSpread(attribute, given))) return undefined
  const children = nodesOf(element['children'])
  const inside = children.map((child) => textOf(file.code, child, edit)).join('')
  return printElement(name, argsOf(file, element, given, edit), inside, false).element
}

function unframed(file: File, element: Node, frame: string, edit: Edit): string {
  const children = nodesOf(element['children'])
  const inside = children.map((child) => textOf(file.code, child, edit)).join('')
  if (frame !== 'State') return `<>${inside}</>`
  const key = attributesOf(element).find((attribute) => nameOf(attribute['name']) === 'key')
  const state = nodeOf(attributesOf(element).find((attribute) => nameOf(attribute['name']) === 'name')?.['value'])
  const only = children.filter((child) => child.type === 'JSXElement')
  if (key !== undefined) {
    const [first] = only
    const text = textOf(file.code, key, edit)
    return only.length === 1 && first
      ? inside.trim().replace(/^<([\w.]+)/, `<$1 ${text}`)
      : `<Fragment ${text}>${inside}</Fragment>`
  }
  const comment = state?.type === 'Literal' ? `{/* ${nameOf(state)} */}\n` : ''
  return `${comment}${inside.trim()}`
}

function inEachSize(file: File, element: Node, edit: Edit): string {
  const container = nodesOf(element['children']).find(({ type }) => type === 'JSXExpressionContainer')
  const drawn = nodeOf(container?.['expression'])
  const body = nodeOf(drawn?.['body'])
  if (drawn === undefined || body === undefined) return ''
  const field = textOf(file.code, body, edit)
    .replace(/^\(?\s*<([\w.]+)/, '<$1 key={size}')
    .replace(/\)$/, '')
  return `{(['sm', 'md', 'lg'] as const).map((size) => (${field}))}`
}
