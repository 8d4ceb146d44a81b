import { parsedFileOf, membersOf, type File } from './parsedFile.ts'
import { neededCodeOf, type Kit } from './neededCode.ts'
import { printElement, type Args } from './printElement.ts'
import { everyNode, nameOf, nodeOf, nodesOf, textOf, type Edit, type Node } from './syntax.ts'

/**
 * The code that somebody would write to get what a story shows, by the story’s name: without what a story needs to be
 * a story, such as spies, decorators and the frame around its states.
 */
export function codesOf(path: string, kit: Kit): Map<string, string> {
  const file = parsedFileOf(path, kit.read(path))
  const meta = storyOf(file, callNamed(file, 'meta'))
  const stories = new Map<string, Story>()
  const codes = new Map<string, string>()
  for (const statement of file.body) {
    const exported = nodeOf(statement['declaration'])
    if (statement.type !== 'ExportNamedDeclaration' || exported?.type !== 'VariableDeclaration') continue
    for (const declarator of nodesOf(exported['declarations'])) {
      const call = nodeOf(declarator['init'])
      const callee = nodeOf(call?.['callee'])
      if (call?.type !== 'CallExpression' || callee?.type !== 'MemberExpression') continue
      const base = nameOf(callee['object']) === 'meta' ? meta : stories.get(nameOf(callee['object']))
      if (base === undefined) continue
      const story = merged(base, storyOf(file, call))
      const name = nameOf(declarator['id'])
      stories.set(name, story)
      codes.set(name, codeOf(file, story, kit))
    }
  }
  return codes
}

interface Story {
  /** What somebody wrote for it, in `parameters.docs.source.code`. */
  written: string | undefined
  component: string
  args: Args
  render: Node | undefined
}

const merged = (base: Story, own: Story): Story => ({
  written: own.written ?? base.written,
  component: own.component || base.component,
  args: new Map([...base.args, ...own.args]),
  render: own.render ?? base.render,
})

function storyOf(file: File, call: Node | undefined): Story {
  const members = membersOf(nodesOf(call?.['arguments'])[0])
  const component = members.get('component')
  const docs = membersOf(members.get('parameters')).get('docs')
  const written = membersOf(membersOf(docs).get('source')).get('code')
  return {
    written: written && textIn(file, written),
    component: nameOf(component?.type === 'TSInstantiationExpression' ? component['expression'] : component),
    args: new Map([...wholeOf(file, members.get('args'))].map(([name, node]) => [name, argOf(file, node)])),
    render: members.get('render'),
  }
}

/** The members of an object, with those of other objects of the file that are spread into it. */
function wholeOf(file: File, node: Node | undefined): Map<string, Node> {
  const declared = node?.type === 'Identifier' ? file.declared.get(nameOf(node)) : undefined
  const object = declared?.kind === 'code' ? declared.init : node
  const spread = nodesOf(object?.['properties']).flatMap((property) =>
    property.type === 'SpreadElement' ? [...wholeOf(file, nodeOf(property['argument']))] : [],
  )
  return new Map([...spread, ...membersOf(object)])
}

/** The text of a template without placeholders, or of a literal. */
function textIn(file: File, node: Node): string {
  const declared = node.type === 'Identifier' ? file.declared.get(nameOf(node)) : undefined
  const literal = declared?.kind === 'code' && declared.init ? declared.init : node
  const [quasi] = nodesOf(literal['quasis'])
  return quasi ? (quasi['value'] as { cooked: string }).cooked : nameOf(literal)
}

const argOf = (file: File, node: Node) => ({
  text: textOf(file.code, node, withoutSpies(file)),
  isSpy: isSpy(file, node),
})

function callNamed(file: File, name: string): Node | undefined {
  const declared = file.declared.get(name)
  return declared?.kind === 'code' ? declared.init : undefined
}

const isSpyCall = (node: Node | undefined): boolean =>
  node?.type === 'CallExpression' && nameOf(node['callee']) === 'fn'

function isSpy(file: File, node: Node): boolean {
  if (isSpyCall(node)) return nodesOf(node['arguments']).length === 0
  const declared = node.type === 'Identifier' ? file.declared.get(nameOf(node)) : undefined
  return declared?.kind === 'code' && isSpyCall(declared.init) && nodesOf(declared.init?.['arguments']).length === 0
}

/** A spy is a function that does nothing, or the one that it was given. */
const withoutSpies =
  (file: File): Edit =>
  (node) => {
    if (!isSpyCall(node)) return undefined
    const [own] = nodesOf(node['arguments'])
    return own === undefined ? '() => {}' : textOf(file.code, own, withoutSpies(file))
  }

function codeOf(file: File, story: Story, kit: Kit): string {
  if (story.written !== undefined) return story.written
  const { statements, element } = bodyOf(file, story)
  if (element === '') return ''
  const { imports, declarations } = neededCodeOf(
    file,
    `<>{(() => {${statements.join('\n')}; return <>{${wrapped(element)}}</>})()}</>`,
    kit,
    withoutSpies,
  )
  const head = [imports.join('\n'), declarations.join('\n\n')].filter((part) => part !== '')
  const isBare = statements.length === 0 && declarations.length === 0
  const body = isBare ? element : `export function Example() {\n${statements.join('\n')}\n\nreturn (${element})\n}`
  return [...head, body].join('\n\n')
}

const wrapped = (element: string): string => (element.startsWith('<') ? element : `<>${element}</>`)

interface Body {
  /** What stands before the element: hooks and what is made of them. */
  statements: string[]
  element: string
}

function bodyOf(file: File, { component, args, render }: Story): Body {
  if (render === undefined) return printElement(component, args, '')
  const drawn = functionOf(file, render)
  return drawn === undefined ? { statements: [], element: '' } : expand(file, drawn, args)
}

/** A function by itself or by its name. */
function functionOf(file: File, node: Node): Node | undefined {
  if (/Function/.test(node.type)) return node
  const declared = node.type === 'Identifier' ? file.declared.get(nameOf(node)) : undefined
  return declared?.kind === 'code' && declared.init && /Function/.test(declared.init.type) ? declared.init : undefined
}

/** What a function draws that is given these arguments: they stand where it reads or hands them on. */
function expand(file: File, drawn: Node, args: Args): Body {
  const given = namesGiven(file, drawn, args)
  const edit = editOf(file, given)
  const body = nodeOf(drawn['body'])
  if (body?.type !== 'BlockStatement') return elementOf(file, body, given, edit, [])
  const statements: string[] = []
  for (const statement of nodesOf(body['body'])) {
    if (statement.type === 'ReturnStatement')
      return elementOf(file, nodeOf(statement['argument']), given, edit, statements)
    if (takesArgs(statement, given)) continue
    statements.push(textOf(file.code, statement, edit))
  }
  return { statements, element: '' }
}

/** Arguments by the names under which a function has them. */
interface Given {
  /** The names that stand for all of them, and for those that are left. */
  whole: Set<string>
  args: Args
  /** Those that it has taken out. */
  single: Map<string, { text: string; isSpy: boolean }>
}

function namesGiven(file: File, drawn: Node, args: Args): Given {
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
const takesArgs = (statement: Node, given: Given): boolean =>
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
      given.args.get(key) ?? { text: fallback, isSpy: false },
    )
    given.args = new Map([...given.args].filter(([name]) => name !== key))
  }
}

function elementOf(file: File, node: Node | undefined, given: Given, edit: Edit, statements: string[]): Body {
  if (node === undefined) return { statements, element: '' }
  if (node.type === 'ParenthesizedExpression')
    return elementOf(file, nodeOf(node['expression']), given, edit, statements)
  const [inDocs] = node.type === 'ConditionalExpression' && isAskedWhere(node) ? [nodeOf(node['consequent'])] : []
  if (inDocs !== undefined) return elementOf(file, inDocs, given, edit, statements)
  const helper = node.type === 'JSXElement' && statements.length === 0 ? helperOf(file, node) : undefined
  if (helper !== undefined) return expand(file, helper, argsOf(file, node, given, edit))
  if (node.type === 'JSXElement' && statements.length === 0 && isOnlyHandedOn(node, given))
    return printElement(nameOf(nodeOf(node['openingElement'])?.['name']), argsOf(file, node, given, edit), '')
  return { statements, element: textOf(file.code, node, edit) }
}

const isAskedWhere = (node: Node): boolean => everyNode(node).some((part) => nameOf(part) === 'viewMode')

/** The component of the file of stories that an element draws. */
function helperOf(file: File, element: Node): Node | undefined {
  const name = nodeOf(nodeOf(element['openingElement'])?.['name'])
  const declared = name && file.declared.get(nameOf(name))
  return declared?.kind === 'code' && declared.init && /Function/.test(declared.init.type) ? declared.init : undefined
}

const attributesOf = (element: Node): Node[] => nodesOf(nodeOf(element['openingElement'])?.['attributes'])

const isSpread = (attribute: Node, given: Given): boolean =>
  attribute.type === 'JSXSpreadAttribute' && given.whole.has(nameOf(attribute['argument']))

const isOnlyHandedOn = (element: Node, given: Given): boolean =>
  nodesOf(element['children']).length === 0 && attributesOf(element).some((attribute) => isSpread(attribute, given))

function argsOf(file: File, element: Node, given: Given, edit: Edit): Args {
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
    if (same !== undefined) args.set(name, same)
    else
      args.set(name, {
        text: expression ? textOf(file.code, expression, edit) : 'true',
        isSpy: expression ? isSpy(file, expression) : false,
      })
  }
  return args
}

/** Frames of the states of a component, and the name of a state. */
const frames = /docs\/StateGrid\.tsx$/
const sizes = /docs\/FieldSizes\.tsx$/

function editOf(file: File, given: Given): Edit {
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
    if (node.type === 'ArrowFunctionExpression') return simplify(withChildren(file, node, edit))
    return undefined
  }
  return edit
}

/** An object at the start of a larger expression would be read as a block. */
const grouped = (text: string): string => (/^[{(]|=>/.test(text) ? `(${text})` : text)

/** The code of a node whose parts are edited, but not the node itself. */
const withChildren = (file: File, node: Node, edit: Edit): string =>
  textOf(file.code, node, (part) => (part === node ? undefined : edit(part)))

/** A function that only hands its argument on is the one that it is handed to. */
const simplify = (code: string): string =>
  /^\((\w+)\) => \{\s*(\w+)\(\1\);?\s*\}$/.exec(code)?.[2] ?? code.replace(/\{(?:\s*\n)+/, '{\n')

/** Whether a statement only tells the story’s spy. */
function isReport(statement: Node, given: Given): boolean {
  const expression = nodeOf(statement['expression'])
  const call = expression?.type === 'ChainExpression' ? nodeOf(expression['expression']) : expression
  const callee = nodeOf(call?.['callee'])
  if (call?.type !== 'CallExpression' || callee === undefined) return false
  if (callee.type === 'MemberExpression' && given.whole.has(nameOf(callee['object']))) return true
  return given.single.get(nameOf(callee)) !== undefined && callee.type === 'Identifier'
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
