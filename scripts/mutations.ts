import { parseSync, traverse, type NodePath, type types } from '@babel/core'

/** One small change of a source that its tests should see: what stands from start to end becomes something else. */
export interface Mutation {
  start: number
  end: number
  replacement: string
}

/** Every mutation of a TypeScript source, in its order. Types and imports have none. */
export function mutationsOf(source: string): Mutation[] {
  const found: Mutation[] = []
  const parserOpts = { plugins: ['typescript' as const] }
  const tree = parseSync(source, { sourceType: 'module', babelrc: false, configFile: false, parserOpts })
  if (tree === null) return []
  traverse(tree, {
    enter(path) {
      if (isWithoutEffect(path)) return path.skip()
      found.push(...replacements(path, source))
      return undefined
    },
  })
  return found.toSorted((one, other) => one.start - other.start || one.end - other.end)
}

export const mutate = (source: string, { start, end, replacement }: Mutation): string =>
  source.slice(0, start) + replacement + source.slice(end)

const isWithoutEffect = (path: NodePath) =>
  path.isTSType() ||
  path.isTSInterfaceDeclaration() ||
  path.isTSTypeAliasDeclaration() ||
  path.isTSTypeParameterInstantiation() ||
  path.isImportDeclaration() ||
  path.isExportAllDeclaration() ||
  path.isThrowStatement()

/** What stands on the left becomes what stands on the right. */
const operators: Partial<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}

function replacements(path: NodePath, source: string): Mutation[] {
  const { node } = path
  if (path.isBinaryExpression() || path.isLogicalExpression()) return otherOperator(path.node, path.parent, source)
  if (path.isStringLiteral()) return isKey(path) ? [] : instead(node, path.node.value === '' ? "'changed'" : "''")
  if (path.isNumericLiteral()) return instead(node, String(path.node.value + 1))
  if (path.isBooleanLiteral()) return instead(node, String(!path.node.value))
  if (path.isConditionalExpression()) return negated(path.node.test, source)
  if (!path.isIfStatement()) return []
  const { test, consequent, alternate } = path.node
  const leaves = consequent.type === 'ReturnStatement' && alternate == null
  return [...negated(test, source), ...(leaves ? instead(test, 'false') : [])]
}

function otherOperator(
  { operator, left, right }: types.BinaryExpression | types.LogicalExpression,
  parent: types.Node,
  source: string,
): Mutation[] {
  const replacement = operators[operator]
  const isChain = operator === '??' && [left, right, parent].some(isNullish)
  if (replacement === undefined || isChain || isText(left) || isText(right)) return []
  const start = source.indexOf(operator, left.end ?? 0)
  return [{ start, end: start + operator.length, replacement }]
}

const instead = ({ start, end }: types.Node, replacement: string): Mutation[] =>
  start == null || end == null ? [] : [{ start, end, replacement }]

const negated = (test: types.Expression, source: string) =>
  instead(test, `!(${source.slice(test.start ?? 0, test.end ?? 0)})`)

/** Neither `&&` nor `||` may stand beside it without brackets. */
const isNullish = (node: types.Node) => node.type === 'LogicalExpression' && node.operator === '??'

/** A plus between texts has no minus. */
const isText = ({ type }: types.Node) => type === 'StringLiteral' || type === 'TemplateLiteral'

const isKey = ({ key, parent }: NodePath) =>
  (key === 'key' && 'key' in parent) || parent.type === 'ExportNamedDeclaration' || parent.type === 'ImportExpression'
