import path from 'node:path'

/** What says which files a project of Vitest runs. */
export interface TestProject {
  name: string
  include: readonly string[]
  exclude: readonly string[]
}

/** They run files of the product once more, on another engine. */
const reruns = new Set(['postgres', 'other', 'sharded'])

/** One line for each test file that runs nowhere, or in more than one project. */
export const wronglyOwned = (files: readonly string[], projects: readonly TestProject[]): string[] =>
  files.flatMap((file) => {
    const owners = projects.filter((project) => !reruns.has(project.name) && runs(project, file))
    const names = owners.map(({ name }) => name)
    if (names.length === 0) return [`${file}: no project of vitest.config.ts runs it`]
    return names.length === 1 ? [] : [`${file}: the projects ${names.join(' and ')} run it`]
  })

/** The globs that no file matches, each brace by itself: names of files that were renamed or removed. */
export const globsOfNothing = (files: readonly string[], globs: readonly string[]): string[] =>
  globs.flatMap(withoutBraces).filter((glob) => !files.some((file) => path.matchesGlob(file, glob)))

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function withoutBraces(glob: string): string[] {
  const [all, inner = ''] = /\{([^{}]*)\}/.exec(glob) ?? []
  if (all === undefined) return [glob]
  return inner.split(',').flatMap((part) => withoutBraces(glob.replace(all, part)))
}

const runs = ({ include, exclude }: TestProject, file: string) =>
  include.some((glob) => path.matchesGlob(file, glob)) && !exclude.some((glob) => path.matchesGlob(file, glob))
