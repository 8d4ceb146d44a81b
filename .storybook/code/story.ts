import type { File, Found } from './files.ts'
import { membersOf } from './parsedFile.ts'
import type { Arg, Args } from './printElement.ts'
import { isSpy, withoutSpies } from './spies.ts'
import { nameOf, nodeOf, nodesOf, textOf, type Node } from './syntax.ts'

export interface Story {
  /** What somebody wrote for it, in `parameters.docs.source.code`. */
  written: string | undefined
  component: string
  args: Args
  render: Node | undefined
}

export const merged = (base: Story, own: Story): Story => ({
  written: own.written ?? base.written,
  component: own.component || base.component,
  args: new Map(
    [...base.args, ...own.args].filter(([name]) => !base.args.has(name) || !isTakenBack(own.args.get(name))),
  ),
  render: own.render ?? base.render,
})

/** Whether a story is without what all of its file have. */
const isTakenBack = (arg: Arg | undefined): boolean => arg?.text === 'undefined'

export function storyOf(file: File, call: Node | undefined): Story {
  const members = membersOf(nodesOf(call?.['arguments'])[0])
  const component = members.get('component')
  const docs = membersOf(members.get('parameters')).get('docs')
  const written = membersOf(membersOf(docs).get('source')).get('code')
  return {
    written: written && textIn(file, written),
    component: nameOf(component?.type === 'TSInstantiationExpression' ? component['expression'] : component),
    args: new Map([...wholeOf(file, members.get('args'))].map(([name, found]) => [name, argOf(found)])),
    render: members.get('render'),
  }
}

/** The members of an object, with those of other objects that are spread into it. */
function wholeOf(file: File, node: Node | undefined): Map<string, Found> {
  const { file: from, init: object } = (node?.type === 'Identifier' && file.find(nameOf(node))) || { file, init: node }
  const spread = nodesOf(object?.['properties']).flatMap((property) =>
    property.type === 'SpreadElement' ? [...wholeOf(from, nodeOf(property['argument']))] : [],
  )
  const own = [...membersOf(object)].map(([name, init]) => [name, { file: from, init }] as const)
  return new Map([...spread, ...own])
}

/** The text of a template without placeholders, or of a literal. */
function textIn(file: File, node: Node): string {
  const literal = (node.type === 'Identifier' && file.find(nameOf(node))?.init) || node
  const [quasi] = nodesOf(literal['quasis'])
  return quasi ? (quasi['value'] as { cooked: string }).cooked : nameOf(literal)
}

const argOf = ({ file, init }: Found) => ({
  text: textOf(file.code, init, withoutSpies(file)),
  isSpy: isSpy(file, init),
  file,
})
