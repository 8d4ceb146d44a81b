import type { File } from './files.ts'
import type { Given } from './given.ts'
import type { Args } from './printElement.ts'
import { isSpy } from './spies.ts'
import { nameOf, nodeOf, nodesOf, textOf, type Edit, type Node } from './syntax.ts'

export const attributesOf = (element: Node): Node[] => nodesOf(nodeOf(element['openingElement'])?.['attributes'])

export const isSpread = (attribute: Node, given: Given): boolean =>
  attribute.type === 'JSXSpreadAttribute' && given.whole.has(nameOf(attribute['argument']))

export const isOnlyHandedOn = (element: Node, given: Given): boolean =>
  nodesOf(element['children']).length === 0 && attributesOf(element).some((attribute) => isSpread(attribute, given))

export function argsOf(file: File, element: Node, given: Given, edit: Edit): Args {
  const args: Args = new Map()
  for (const attribute of attributesOf(element)) {
    if (isSpread(attribute, given)) for (const [name, arg] of given.args) args.set(name, arg)
    if (attribute.type !== 'JSXAttribute') continue
    const name = nameOf(attribute['name'])
    const value = nodeOf(attribute['value'])
    const expression = value?.type === 'JSXExpressionContainer' ? nodeOf(value['expression']) : value
    // What is given later stands later.
    args.delete(name)
    const whole = expression?.type === 'MemberExpression' ? given.whole.has(nameOf(expression['object'])) : false
    const same = whole ? given.args.get(nameOf(expression?.['property'])) : undefined
    const text = expression ? textOf(file.code, expression, edit) : 'true'
    // What was not given is not handed on.
    if (text === 'undefined' && nameOf(expression) !== 'undefined') continue
    if (same !== undefined) args.set(name, same)
    else
      args.set(name, {
        text,
        isSpy: expression ? isSpy(file, expression) : false,
        file,
      })
  }
  return args
}
