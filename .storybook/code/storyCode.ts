import { expand, type Body } from './expand.ts'
import { openFile, type File, type Found, type Kit } from './files.ts'
import { neededCodeOf } from './neededCode.ts'
import { printElement } from './printElement.ts'
import { merged, storyOf, type Story } from './story.ts'
import { nameOf, nodeOf, nodesOf, type Node } from './syntax.ts'

/**
 * The code that somebody would write to get what a story shows, by the story’s name: without what a story needs to be
 * a story, such as spies, decorators and the frame around its states.
 */
export function codesOf(path: string, kit: Kit): Map<string, string> {
  const file = openFile(path, kit)
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

function codeOf(file: File, story: Story, kit: Kit): string {
  if (story.written !== undefined) return story.written
  const { statements, element, files } = bodyOf(file, story)
  if (element === '') return ''
  const { imports, declarations } = neededCodeOf(
    file,
    files,
    `<>{(() => {${statements.join('\n')}; return <>{${wrapped(element)}}</>})()}</>`,
    kit,
  )
  const head = [imports.join('\n'), declarations.join('\n\n')].filter((part) => part !== '')
  const isBare = statements.length === 0 && declarations.length === 0
  const body = isBare ? element : `export function Example() {\n${statements.join('\n')}\n\nreturn (${element})\n}`
  return [...head, body].join('\n\n')
}

const wrapped = (element: string): string => (element.startsWith('<') ? element : `<>${element}</>`)

function bodyOf(file: File, { component, args, render }: Story): Body {
  if (render === undefined)
    return { ...printElement(component, args, ''), files: [...args.values()].map((arg) => arg.file) }
  const drawn = functionOf(file, render)
  return drawn === undefined ? { statements: [], element: '', files: [] } : expand(drawn, args)
}

/** A function by itself or by its name. */
function functionOf(file: File, node: Node): Found | undefined {
  const found = node.type === 'Identifier' ? file.find(nameOf(node)) : { file, init: node }
  return found && /Function/.test(found.init.type) ? found : undefined
}

function callNamed(file: File, name: string): Node | undefined {
  const declared = file.declared.get(name)
  return declared?.kind === 'code' ? declared.init : undefined
}
