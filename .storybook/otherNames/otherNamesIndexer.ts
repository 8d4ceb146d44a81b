import { existsSync, readFileSync } from 'node:fs'
import type { Indexer } from 'storybook/internal/types'
import { parsedFileOf, membersOf } from '../code/parsedFile.ts'
import { nameOf, nodesOf } from '../code/syntax.ts'
import { withOtherNames } from './otherNames.ts'

/** Gives the first story of a component the other names that the component’s docs have for it. */
export function otherNamesIndexer(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const [first, ...others] = await indexer.createIndex(file, options)
      if (first === undefined) return []
      const names = otherNamesOf(file)
      if (names.length === 0) return [first, ...others]
      return [{ ...first, name: withOtherNames(first.name ?? first.exportName, names) }, ...others]
    },
  }
}

/** Only of the file that is named as its component: the others of its folder show more of the same. */
function otherNamesOf(storiesFile: string): readonly string[] {
  const file = storiesFile.replace(/\.stories\.tsx$/, '.docs.ts')
  if (!existsSync(file)) return []
  const docs = parsedFileOf(file, readFileSync(file, 'utf8')).declared.get('docs')
  const names = membersOf(docs?.kind === 'code' ? docs.init : undefined).get('alsoCalled')
  return nodesOf(names?.['elements']).map((name) => nameOf(name))
}
