export interface TokenUse {
  /** Folder of the component. */
  component: string
  /** Names of the tokens that its sources read, in the order of the alphabet. */
  tokens: string[]
  /** Names of the text styles. */
  types: string[]
}

/**
 * The tokens that each component reads, from the sources by their paths:
 * `../components/actions/Button/Button.styles.ts`.
 */
export function tokenUseIn(sources: Readonly<Record<string, string>>): TokenUse[] {
  const components = Map.groupBy(Object.entries(sources), ([file]) => componentOf(file))
  return [...components]
    .map(([component, files]) => {
      const text = files.map(([, source]) => source).join('\n')
      const quoted = namesIn(text, /\btoken\['([a-z0-9-]+)'\]/g)
      return {
        component,
        tokens: [...new Set([...quoted, ...namesIn(text, /\btoken\.([a-z]+)\b/g)])].toSorted(),
        types: [...new Set(namesIn(text, /\$\{typography\.([A-Za-z]+)\}/g))].toSorted(),
      }
    })
    .toSorted((a, b) => a.component.localeCompare(b.component, 'en'))
}

/**
 * The name of the component that a file belongs to. Its folder may contain folders, so it is the first one below the
 * group.
 */
const componentOf = (file: string): string => /\/(?:components\/\w+|product|charts)\/(\w+)\//.exec(file)?.[1] ?? ''

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]))
