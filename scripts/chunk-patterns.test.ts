import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { chunks } from '../packages/app/vite.chunks.ts'
import { alternativesOf } from './chunk-patterns.ts'

const root = path.resolve(import.meta.dirname, '..')

/** What the app may be made of: its sources, the packages that they need, and what the builder adds. */
function modules(): string[] {
  const packages = new Set<string>()
  const sources = ['api-client', 'ui', 'app'].map((name) => path.join(root, 'packages', name))
  const add = (folder: string) => {
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>
    for (const name of [...Object.keys(dependencies), ...Object.keys(peerDependencies)]) {
      const found = folderOf(name, folder)
      if (found === undefined || packages.has(found) || name.startsWith('@sightline/')) continue
      packages.add(found)
      add(found)
    }
  }
  sources.forEach(add)
  const folders = [...sources.map((folder) => path.join(folder, 'src')), ...packages]
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
  )
  return [...files, '/vite/preload-helper.js', '/rolldown/runtime.js'].filter((file) => CODE.test(file))
}

function folderOf(name: string, from: string): string | undefined {
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? []
  return places.map((place) => path.join(place, name)).find((folder) => existsSync(path.join(folder, 'package.json')))
}

const CODE = /(?<!\.d)\.(m?js|tsx?)$/

/** A component stands in one of two places, which `components` of the chunks does not ask for. */
const EITHER_PLACE = String.raw`(components\/\w+|product)`

test('every pattern of a chunk, and every alternative in it, names a module', () => {
  const all = modules().join('\n')
  const idle = chunks.flatMap(({ name, test: pattern }) =>
    alternativesOf(pattern.source.replaceAll(EITHER_PLACE, String.raw`[\w/]+`))
      .filter((one) => !new RegExp(one, 'm').test(all))
      .map((one) => `${name}: ${one}`),
  )
  expect(idle).toEqual([])
})

test('an alternative is looked at alone, also where it takes something out', () => {
  expect(alternativesOf('/a/(b|c)([/.]|$)/(?!d)')).toEqual([
    '/a/(?:b)([/.]|$)/(?!d)',
    '/a/(?:c)([/.]|$)/(?!d)',
    '/a/(b|c)(?:[/.])/(?!d)',
    '/a/(b|c)(?:$)/(?!d)',
    '/a/(b|c)([/.]|$)/(?=d)',
  ])
})
