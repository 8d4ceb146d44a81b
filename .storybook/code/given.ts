import type { File } from './files.ts'
import type { Args } from './printElement.ts'
import { nameOf, nodeOf, nodesOf, textOf, type Node } from './syntax.ts'

/** Arguments by the names under which a function has them. */
export interface Given {
  /** The names that stand for all of them, and for those that are left. */
  whole: Set<string>
  args: Args
  /** Those that it has taken out. */
  single: Args
}

export function namesGiven(file: File, drawn: Node, args: Args): Given {
  const given: Given = { whole: new Set(), args: new Map(args), single: new Map() }
  const [parameter] = nodesOf(drawn['params'])
  if (parameter === undefined) return given
  take(file, parameter, given)
  const body = nodeOf(drawn['body'])
  for (const statement of nodesOf(body?.['body']))
    if (takesArgs(statement, given)) for (const { id } of declaratorsOf(statement)) take(file, id, given)
  return given
}

const declaratorsOf = (statement: Node) =>
  nodesOf(statement['declarations']).flatMap((declarator) => {
    const id = nodeOf(declarator['id'])
    return id === undefined ? [] : [{ id, init: nodeOf(declarator['init']) }]
  })

/** Whether a statement takes arguments apart. */
export const takesArgs = (statement: Node, given: Given): boolean =>
  statement.type === 'VariableDeclaration' &&
  declaratorsOf(statement).every(({ id, init }) => id.type === 'ObjectPattern' && given.whole.has(nameOf(init)))

function take(file: File, pattern: Node, given: Given): void {
  if (pattern.type === 'Identifier') given.whole.add(nameOf(pattern))
  if (pattern.type !== 'ObjectPattern') return
  for (const property of nodesOf(pattern['properties'])) {
    if (property.type === 'RestElement') {
      given.whole.add(nameOf(property['argument']))
      continue
    }
    const value = nodeOf(property['value'])
    const isOptional = value?.type === 'AssignmentPattern'
    const key = nameOf(property['key'])
    const fallback = isOptional ? textOf(file.code, nodeOf(value['right']) ?? value, () => undefined) : 'undefined'
    given.single.set(
      nameOf(isOptional ? value['left'] : value),
      given.args.get(key) ?? { text: fallback, isSpy: false, file },
    )
    given.args = new Map([...given.args].filter(([name]) => name !== key))
  }
}
