import path from 'node:path'
import { API, SignatureKind, SymbolFlags, NodeBuilderFlags } from 'typescript/unstable/sync'
import type { Checker, Symbol as TypeScriptSymbol, Type } from 'typescript/unstable/sync'
import type { PropFacts, PropsOfComponent } from './PropFacts.ts'

/** The props of a component by `file#name`, the file relative to the root with forward slashes. */
export type PropTables = ReadonlyMap<string, PropsOfComponent>

/** Of what every element takes, a page of documentation names these. */
const worthNaming = new Set(['ref', 'id', 'className', 'style', 'aria-label', 'aria-labelledby', 'aria-describedby'])

/** Asks the compiler for the props of every component of the kit. It reads all of the kit, which takes seconds. */
export function readProps(root: string): PropTables {
  const api = new API({ cwd: root })
  try {
    const config = path.join(root, 'packages/ui/tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (project === undefined) throw new Error(`${config} cannot be read`)
    const { checker, program } = project
    const tables = new Map<string, PropsOfComponent>()
    for (const file of project.rootFiles.filter((name) => name.endsWith('.tsx'))) {
      const source = program.getSourceFile(file)
      const module = source && checker.getSymbolAtLocation(source)
      for (const exported of module ? checker.getExportsOfModule(module) : []) {
        const props = /^\p{Lu}/u.test(exported.name) ? propsType(checker, exported) : undefined
        if (props === undefined) continue
        tables.set(`${path.relative(root, file).replaceAll('\\', '/')}#${exported.name}`, tableOf(checker, props))
      }
    }
    return tables
  } finally {
    api.close()
  }
}

/** The type of a component’s props; undefined for what is no component, or takes none. */
function propsType(checker: Checker, exported: TypeScriptSymbol): Type | undefined {
  if ((exported.flags & (SymbolFlags.Function | SymbolFlags.Variable)) === 0) return undefined
  const type = checker.getTypeOfSymbol(exported)
  const [call] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
  const [props] = call?.getParameters() ?? []
  return props && checker.getTypeOfSymbol(props)
}

function tableOf(checker: Checker, type: Type): PropsOfComponent {
  // A union of props, such as one with a name that is seen and one with a name that is not, has what any member has.
  const members = type.isUnionType() ? (type.getTypes() ?? []) : [type]
  const props = new Map<string, PropFacts>()
  for (const member of members)
    for (const symbol of checker.getPropertiesOfType(member)) {
      const from = packageOf(symbol)
      if (props.has(symbol.name) || !(isOfTheKit(from) || isWorthNaming(symbol, from))) continue
      const isInAll = members.every((other) => checker.getPropertyOfType(other, symbol.name) !== undefined)
      const facts = factsOf(checker, symbol, from)
      props.set(symbol.name, { ...facts, isRequired: facts.isRequired && isInAll })
    }
  return Object.fromEntries([...props].toSorted(([, one], [, other]) => rank(one) - rank(other)))
}

const rank = ({ isRequired, from }: PropFacts): number => (isRequired ? 0 : from === undefined ? 1 : 2)

function factsOf(checker: Checker, symbol: TypeScriptSymbol, from: string | undefined): PropFacts {
  const declared = checker.getTypeOfSymbol(symbol)
  const given = declared && (checker.getNonNullableType(declared) ?? declared)
  const type = declared === undefined ? 'unknown' : textOf(checker, declared)
  const values = given && valuesOf(given)
  const detail = given && values === undefined ? detailOf(checker, given, type) : undefined
  const defaultValue = symbol.getJsDocTags(checker).find(({ name }) => name === 'default')?.text
  return {
    kind: values ? 'enum' : kindOf(checker, given, type),
    type: values ? values.map((value) => JSON.stringify(value)).join(' | ') : type,
    ...(detail === undefined ? {} : { detail }),
    ...(values === undefined ? {} : { values }),
    isRequired: (symbol.flags & SymbolFlags.Optional) === 0,
    description: symbol.getDocumentationComment(checker),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(isOfTheKit(from) ? {} : { from: from ?? '' }),
  }
}

function kindOf(checker: Checker, type: Type | undefined, text: string): PropFacts['kind'] {
  if (text === 'boolean' || text === 'string' || text === 'number') return text
  const isFunction = type !== undefined && checker.getSignaturesOfType(type, SignatureKind.Call).length > 0
  return isFunction ? 'function' : 'other'
}

/** Without what only says that the prop may be left out. */
const textOf = (checker: Checker, type: Type): string =>
  checker
    .typeToString(type, undefined, NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType)
    .replace(/ \| undefined$/, '')
    .replace(/^\((\([^()]*\) => [^()]+)\)$/, '$1')

/** The values of a union of texts or numbers. */
function valuesOf(type: Type): (string | number)[] | undefined {
  const members = type.isUnionType() ? (type.getTypes() ?? []) : [type]
  const values = members.flatMap((member) =>
    member.isStringLiteralType() || member.isNumberLiteralType() ? [member.value] : [],
  )
  return values.length > 0 && values.length === members.length ? values : undefined
}

/** The members of an object of the kit’s own, also where the prop is a list of them; else what a name stands for. */
function detailOf(checker: Checker, type: Type, text: string): string | undefined {
  const [item] = checker.isArrayLikeType(type) && type.isTypeReference() ? checker.getTypeArguments(type) : []
  const object = item ?? type
  const isOwn = object.isObjectType() && isOfTheKit(packageOf(object.getSymbol()))
  if (isOwn && checker.getSignaturesOfType(object, SignatureKind.Call).length === 0) {
    const members = checker.getPropertiesOfType(object)
    return members.map((member) => lineOf(checker, member)).join('\n') || undefined
  }
  if (type.getAliasSymbol() === undefined) return undefined
  const written = checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation | NodeBuilderFlags.InTypeAlias)
  return written === text || written.length > 400 ? undefined : written
}

function lineOf(checker: Checker, member: TypeScriptSymbol): string {
  const type = checker.getTypeOfSymbol(member)
  const isOptional = (member.flags & SymbolFlags.Optional) !== 0
  const [comment = ''] = member.getDocumentationComment(checker).split('\n')
  return `${member.name}${isOptional ? '?' : ''}: ${type ? textOf(checker, type) : 'unknown'}${comment && ` — ${comment}`}`
}

/** The package in whose types a symbol is declared; the empty text where none is. */
function packageOf(symbol: TypeScriptSymbol | undefined): string | undefined {
  const file = symbol?.declarations[0]?.path
  if (file === undefined) return ''
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]
}

const isOfTheKit = (from: string | undefined): boolean => from === undefined

/** What a component behaves like, but not what each element of a page takes. */
function isWorthNaming(symbol: TypeScriptSymbol, from: string | undefined): boolean {
  if (worthNaming.has(symbol.name)) return true
  const file = symbol.declarations[0]?.path ?? ''
  return (
    /^@react-types\/|^@react-aria\/|^@react-stately\/|^react-aria|^react-stately/.test(from ?? '') &&
    !file.endsWith('/dom.d.ts')
  )
}
