import { parseSync } from 'vite'

// One word for one thing: what the props of a component may be called, and how they are typed.

/** Words that were given up for another one, in the props of every component. */
const words: Readonly<Record<string, string>> = {
  help: 'description',
  hint: 'description',
  error: 'errorMessage',
  options: 'items',
  segments: 'items',
  tabs: 'items',
  groups: 'items',
  crumbs: 'items',
  steps: 'items',
  metrics: 'items',
  look: 'variant',
  selected: 'selectedKey or value',
  defaultSelected: 'defaultSelectedKey',
  checked: 'isSelected',
  onSelect: 'onSelectionChange or onChange',
  onPick: 'onSelectionChange or onChange',
  onChosen: 'onSelectionChange or onChange',
  onClose: 'onOpenChange',
  min: 'minValue',
  max: 'maxValue',
  footerStart: 'start',
  picture: 'icon',
  place: 'start',
  instead: 'children or actions',
  foot: 'footer',
  isBusy: 'isPending',
  isSaving: 'isPending',
  isLoading: 'loadingState',
  isRefreshing: 'loadingState',
}

/** The companions of each prop whose state can be kept outside. */
const companions: Readonly<Record<string, readonly string[]>> = {
  isOpen: ['defaultOpen', 'onOpenChange'],
  selectedKey: ['onSelectionChange'],
  expandedKeys: ['defaultExpandedKeys', 'onExpandedChange'],
  defaultValue: ['value', 'onChange'],
}

interface Prop {
  name: string
  isOptional: boolean
  type: string
  comment: string
}

/** Each break of these rules in one file, as `Name.prop: what is wrong`: in props, and in the items that props hold. */
export function breaksIn(code: string): string[] {
  return objectTypesIn(code).flatMap(({ name, isWhole, props }) => {
    const own = new Set(props.map((prop) => prop.name))
    return props.flatMap((prop) =>
      [
        ...breaksOf(prop),
        ...(isWhole ? (companions[prop.name] ?? []) : []).flatMap((other) =>
          own.has(other) ? [] : [`stands without ${other}`],
        ),
      ].map((broken) => `${name}.${prop.name}: ${broken}`),
    )
  })
}

function breaksOf({ name, isOptional, type, comment }: Prop): string[] {
  const word = words[name]
  const isFlag = !name.startsWith('$') && /^boolean( \| undefined)?$/.test(type)
  return [
    ...(word === undefined ? [] : [`is called ${word}`]),
    ...(isOptional && !/\bundefined$/.test(type) && type !== 'never' ? ['is optional and may not be undefined'] : []),
    ...(isFlag && !/^(is|has|can|allows|default|auto)[A-Z]/.test(name) ? ['is a boolean without is, has or can'] : []),
    ...(isFlag && /@default true/.test(comment) ? ['is true by default'] : []),
    ...(name === 'icon' && type.includes('LucideIcon') ? ['takes the icons of one library only'] : []),
    ...(name === 'size' && /\b(xs|form|\d+)\b/.test(type) ? ['knows other sizes than sm, md and lg'] : []),
  ]
}

interface ObjectType {
  name: string
  /** Whether it says all of its members by itself, and not by other types. */
  isWhole: boolean
  props: Prop[]
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** The members of every exported interface and of every exported alias of an object, with those of the objects inside. */
function objectTypesIn(code: string): ObjectType[] {
  const { program, comments } = parseSync('props.tsx', code)
  const text = (node: Node) => code.slice(node.start, node.end)
  const propOf = (member: Node): Prop => {
    const type = typeOf(member)
    const comment = comments.findLast(({ end }) => end <= member.start && code.slice(end, member.start).trim() === '')
    return {
      name: text(member['key'] as Node).replaceAll("'", ''),
      isOptional: member['optional'] === true,
      type: type === undefined ? '' : text(type).replaceAll(/\s+/g, ' '),
      comment: comment?.value ?? '',
    }
  }
  return (program.body as unknown as Node[]).flatMap((statement) => {
    const declared = (statement['declaration'] ?? statement) as Node
    if (statement.type !== 'ExportNamedDeclaration') return []
    const isInterface = declared.type === 'TSInterfaceDeclaration'
    if (!isInterface && declared.type !== 'TSTypeAliasDeclaration') return []
    const name = text(declared['id'] as Node)
    const isExtended = isInterface && (declared['extends'] as Node[]).length > 0
    const root = (isInterface ? declared['body'] : declared['typeAnnotation']) as Node
    return objectsIn(root).map((members, index) => ({
      name,
      isWhole: index === 0 && !isExtended && (isInterface || root.type === 'TSTypeLiteral'),
      props: members.map(propOf),
    }))
  })
}

const typeOf = (member: Node): Node | undefined =>
  (member['typeAnnotation'] as { typeAnnotation: Node } | null | undefined)?.typeAnnotation

/** The members of each object of a type, the outermost first; what a function takes or gives is none of its own. */
function objectsIn(node: Node): Node[][] {
  const members = (node['body'] ?? node['members']) as Node[] | undefined
  if (node.type === 'TSInterfaceBody' || node.type === 'TSTypeLiteral') {
    const signatures = (members ?? []).filter(({ type }) => type === 'TSPropertySignature')
    return [signatures, ...signatures.flatMap((member) => objectsIn(typeOf(member) ?? member))]
  }
  const inside = [
    node['types'],
    node['typeAnnotation'],
    node['elementType'],
    (node['typeArguments'] as Node | null)?.['params'],
  ]
  return node.type === 'TSPropertySignature' || node.type === 'TSFunctionType' || node.type === 'TSMappedType'
    ? []
    : inside.flat().flatMap((part) => (part === undefined || part === null ? [] : objectsIn(part as Node)))
}
