import { nameOf, nodeOf, nodesOf, parse, type Node } from './syntax.ts'

/** What a name of a file stands for: its declaration, or where it comes from. */
export type Declared =
  | { kind: 'code'; node: Node; init: Node | undefined; isType: boolean }
  | { kind: 'import'; from: string; imported: string; isType: boolean }

interface ParsedFile {
  path: string
  code: string
  declared: ReadonlyMap<string, Declared>
  body: readonly Node[]
}

export function parsedFileOf(path: string, code: string): ParsedFile {
  const body = parse(code)
  const declared = new Map<string, Declared>()
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration')
      for (const specifier of nodesOf(statement['specifiers']))
        declared.set(nameOf(specifier['local']), {
          kind: 'import',
          from: nameOf(statement['source']),
          imported: specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier['imported']),
          isType: statement['importKind'] === 'type' || specifier['importKind'] === 'type',
        })
    const node = nodeOf(statement['declaration']) ?? statement
    if (node.type === 'VariableDeclaration')
      for (const declarator of nodesOf(node['declarations']))
        declared.set(nameOf(declarator['id']), {
          kind: 'code',
          node,
          init: nodeOf(declarator['init']),
          isType: false,
        })
    else if (/^(Function|Class)Declaration$/.test(node.type))
      declared.set(nameOf(node['id']), { kind: 'code', node, init: node, isType: false })
    else if (/^TS(Interface|TypeAlias)Declaration$/.test(node.type))
      declared.set(nameOf(node['id']), { kind: 'code', node, init: undefined, isType: true })
  }
  return { path, code, declared, body }
}

/** The members of an object as it is written: text by name; what is spread into it under its own `...` text. */
export function membersOf(object: Node | undefined): Map<string, Node> {
  const members = new Map<string, Node>()
  for (const property of nodesOf(object?.['properties'])) {
    const value = nodeOf(property['value'])
    if (value !== undefined) members.set(nameOf(property['key']), value)
  }
  return members
}
