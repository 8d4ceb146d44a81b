import path from 'node:path'
import { format } from 'oxfmt'
import type { Plugin } from 'vite'
import { kitSourcesOf } from './kitSources.ts'
import type { Kit } from './files.ts'
import { codesOf } from './storyCode.ts'

const query = '?codes'

/** `X.stories.tsx?codes` is a module with the code that each story of that file stands for, by its name. */
export function storyCodes(root: string): Plugin {
  let kit: Kit | undefined
  return {
    name: 'story-codes',
    enforce: 'pre',
    load: {
      filter: { id: /\.stories\.tsx\?codes$/ },
      async handler(id) {
        const file = id.slice(0, -query.length)
        this.addWatchFile(file)
        kit ??= kitSourcesOf(root)
        const codes = await formatted(codesOf(path.relative(root, file).replaceAll('\\', '/'), kit))
        return { code: `export const codes = ${JSON.stringify(codes)}`, moduleType: 'js' }
      },
    },
  }
}

async function formatted(codes: ReadonlyMap<string, string>): Promise<Record<string, string>> {
  const entries = [...codes].map(async ([name, code]) => [name, await formattedCode(code)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** As a person would have it: an element by itself needs no semicolon before it. */
export async function formattedCode(code: string): Promise<string> {
  const { code: written, errors } = await format('code.tsx', code, { semi: false, singleQuote: true, printWidth: 90 })
  const [error] = errors
  if (error !== undefined) throw new Error(`${error.message}\n${code}`)
  return written.replace(/^;(?=<)/m, '')
}
