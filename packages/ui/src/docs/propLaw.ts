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

/** What stands beside a prop whose state can be kept outside. */
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

/** Each break of the law in the props of one file, as `Name.prop: what is wrong`. Props are those of interfaces that end so. */
export function breaksIn(code: string): string[] {
  return interfacesIn(code).flatMap(({ name, extended, props }) => {
    const own = new Set(props.map((prop) => prop.name))
    const isWhole = extended === ''
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

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

function interfacesIn(code: string): { name: string; extended: string; props: Prop[] }[] {
  const { program, comments } = parseSync('props.tsx', code)
  const text = (node: Node) => code.slice(node.start, node.end)
  return (program.body as unknown as Node[]).flatMap((statement) => {
    const declared = (statement['declaration'] ?? statement) as Node
    if (statement.type !== 'ExportNamedDeclaration' || declared.type !== 'TSInterfaceDeclaration') return []
    const name = text(declared['id'] as Node)
    if (!/(Props|Look)$/.test(name)) return []
    const members = (declared['body'] as { body: Node[] }).body
    const props = members.flatMap((member): Prop[] => {
      if (member.type !== 'TSPropertySignature') return []
      const annotation = member['typeAnnotation'] as { typeAnnotation: Node } | null
      const comment = comments.findLast(({ end }) => end <= member.start && code.slice(end, member.start).trim() === '')
      return [
        {
          name: text(member['key'] as Node).replaceAll("'", ''),
          isOptional: member['optional'] === true,
          type: annotation === null ? '' : text(annotation.typeAnnotation).replaceAll(/\s+/g, ' '),
          comment: comment?.value ?? '',
        },
      ]
    })
    return [{ name, extended: (declared['extends'] as Node[]).map(text).join(), props }]
  })
}
