import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md'], { cwd: root })

/** Names that stand for one of the reader's own, or for what a package exports. */
const samples = new Set(['Name.docs.ts', 'src/main.tsx', 'vercel.json', '@sightline/ui/fonts.css'])

test.each(documents)('%s names files and folders that are there', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8')
  const folder = path.dirname(document)
  expect({
    links: linksIn(text).filter((link) => isMissing(path.join(folder, link))),
    paths: pathsIn(text).filter(isMissing),
    names: namesIn(text).filter((name) => homes(folder).every((home) => isMissing(path.join(home, name)))),
  }).toEqual({ links: [], paths: [], names: [] })
})

function isMissing(pattern: string): boolean {
  const named = path.normalize(pattern).replace(/\/$/, '')
  const anywhere = /^packages\/\*\*\/([^*{]+)$/.exec(named)?.[1]
  if (anywhere !== undefined) return !inPackages.some((entry) => entry.endsWith(`/${anywhere}`))
  if (!/[*{]/.test(named)) return !existsSync(path.join(root, named))
  return globSync(named, { cwd: root, exclude }).length === 0
}

const exclude = (name: string) => name === 'node_modules'
/** Read once: looking for one name anywhere takes half a second. */
const inPackages = globSync('packages/**', { cwd: root, exclude })

/** What a document links to, and its pictures, but for what is elsewhere. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link = '', image = '']) => (link + image).replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))

/** Words that begin with one of the folders at the root, in text, tables and commands. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w./-])(packages|docs|scripts|e2e|\.storybook|\.github)\/[\w./*{},@-]*/g)].map(([found]) =>
    found.replace(/[.,]+$/, ''),
  )

/** Code that is the name of a file, or of a folder with a slash at its end. */
const namesIn = (text: string): string[] =>
  [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([\w.*@-]+(?:\/[\w.*-]+)*(?:\/|\.(?:tsx?|mjs|md|css)))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !samples.has(name))

/** A file may be named alone; a folder is named from where the document is about. */
const homes = (folder: string): string[] => ['', folder, 'packages/**', 'scripts', '.storybook']
