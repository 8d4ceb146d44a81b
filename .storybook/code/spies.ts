import type { File } from './files.ts'
import { nameOf, nodeOf, nodesOf, textOf, type Edit, type Node } from './syntax.ts'

export const isSpyCall = (node: Node | undefined): boolean =>
  node?.type === 'CallExpression' && nameOf(node['callee']) === 'fn'

/** Whether a value is only there for a test to see that it was called. */
export function isSpy(file: File, node: Node): boolean {
  const found = node.type === 'Identifier' ? file.find(nameOf(node))?.init : node
  return isSpyCall(found) && nodesOf(found?.['arguments']).length === 0
}

/** A spy is a function that does nothing, or the one that it was given; nobody tells it, or who uses a story’s component, of a change. */
export const withoutSpies = (file: File): Edit => {
  const edit: Edit = (node) => {
    if (node.type === 'ExpressionStatement' && isTold(file, calleeOf(node))) return ''
    if (node.type === 'ArrowFunctionExpression') return simplify(withChildren(file, node, edit))
    if (!isSpyCall(node)) return undefined
    const [own] = nodesOf(node['arguments'])
    return own === undefined ? '() => {}' : textOf(file.code, own, edit)
  }
  return edit
}

/** What is called by a statement, or by an expression that stands for one. */
export function calleeOf(node: Node): Node | undefined {
  if (/^(Expression|Parenthesized)(Statement|Expression)$|^ChainExpression$/.test(node.type)) {
    const inner = nodeOf(node['expression'])
    return inner && calleeOf(inner)
  }
  return node.type === 'CallExpression' ? nodeOf(node['callee']) : undefined
}

function isTold(file: File, callee: Node | undefined): boolean {
  if (callee?.type === 'MemberExpression')
    return nameOf(callee['object']) === 'props' && /^on\p{Lu}/u.test(nameOf(callee['property']))
  return callee?.type === 'Identifier' && isSpy(file, callee)
}

/** The code of a node whose parts are edited, but not the node itself. */
export const withChildren = (file: File, node: Node, edit: Edit): string =>
  textOf(file.code, node, (part) => (part === node ? undefined : edit(part)))

/** A function that only hands its argument on is the one that it is handed to. */
export const simplify = (code: string): string =>
  /^\((\w+)\) => \{\s*(\w+)\(\1\);?\s*\}$/.exec(code)?.[2] ?? code.replace(/\{(?:\s*\n)+/, '{\n')
