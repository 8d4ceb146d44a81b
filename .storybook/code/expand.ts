import { argsOf, isOnlyHandedOn } from './attributes.ts'
import { editOf } from './editElement.ts'
import type { File, Found } from './files.ts'
import { namesGiven, takesArgs, type Given } from './given.ts'
import { printElement, type Args } from './printElement.ts'
import { everyNode, nameOf, nodeOf, nodesOf, textOf, type Edit, type Node } from './syntax.ts'

export interface Body {
  /** What stands before the element: hooks and what is made of them. */
  statements: string[]
  element: string
  /** Where its names come from. */
  files: readonly File[]
}

/** What a function draws that is given these arguments: they stand where it reads or hands them on. */
export function expand({ file, init: drawn }: Found, args: Args): Body {
  const given = namesGiven(file, drawn, args)
  const edit = editOf(file, given)
  const body = nodeOf(drawn['body'])
  const statements: string[] = []
  let returned = body
  for (const statement of nodesOf(body?.['body'])) {
    if (statement.type === 'ReturnStatement') returned = nodeOf(statement['argument'])
    else if (!takesArgs(statement, given)) statements.push(textOf(file.code, statement, edit))
  }
  const drawing = elementOf(file, returned, given, edit, statements)
  return { ...drawing, files: [...drawing.files, file, ...[...args.values()].map((arg) => arg.file)] }
}

function elementOf(file: File, node: Node | undefined, given: Given, edit: Edit, statements: string[]): Body {
  if (node === undefined || node.type === 'BlockStatement') return { statements, element: '', files: [] }
  if (node.type === 'ParenthesizedExpression')
    return elementOf(file, nodeOf(node['expression']), given, edit, statements)
  const [inDocs] = node.type === 'ConditionalExpression' && isAskedWhere(node) ? [nodeOf(node['consequent'])] : []
  if (inDocs !== undefined) return elementOf(file, inDocs, given, edit, statements)
  const helper = node.type === 'JSXElement' && statements.length === 0 ? helperOf(file, node) : undefined
  if (helper !== undefined) return expand(helper, argsOf(file, node, given, edit))
  if (node.type === 'JSXElement' && statements.length === 0 && isOnlyHandedOn(node, given))
    return {
      ...printElement(nameOf(nodeOf(node['openingElement'])?.['name']), argsOf(file, node, given, edit), ''),
      files: [],
    }
  return { statements, element: textOf(file.code, node, edit), files: [] }
}

const isAskedWhere = (node: Node): boolean => everyNode(node).some((part) => nameOf(part) === 'viewMode')

/** The component of the stories that an element draws, with nothing inside. */
function helperOf(file: File, element: Node): Found | undefined {
  const found = file.find(nameOf(nodeOf(element['openingElement'])?.['name']))
  const isHelper = found && /Function/.test(found.init.type) && nodesOf(element['children']).length === 0
  return isHelper === true ? found : undefined
}
