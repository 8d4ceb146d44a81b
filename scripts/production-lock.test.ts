import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'
import { productionLock } from './production-lock.mjs'

const name = { name: 'packed', version: '1.0.0' }

const lockOf = (packages: Record<string, object>) => productionLock({ packages }, 'packages/server', name).packages

test('what production needs is locked as it was, and nothing else', () => {
  const packages = lockOf({
    '': { devDependencies: { builder: '1' } },
    'packages/server': { dependencies: { web: '^1.0.0', own: '*' }, devDependencies: { builder: '1' } },
    'node_modules/own': { resolved: 'packages/own', link: true },
    'node_modules/web': { version: '1.2.3', integrity: 'sha512-a', devOptional: true, dependencies: { deep: '1' } },
    'node_modules/web/node_modules/deep': { version: '1.0.0' },
    'node_modules/deep': { version: '2.0.0' },
    'node_modules/builder': { version: '1.0.0', dev: true },
  })
  expect(packages).toEqual({
    '': { ...name, dependencies: { web: '1.2.3' }, optionalDependencies: {} },
    'node_modules/web': { version: '1.2.3', integrity: 'sha512-a', dependencies: { deep: '1' } },
    'node_modules/web/node_modules/deep': { version: '1.0.0' },
  })
})

test('a package that only the server has stands at the top, and optional ones of other platforms may be missing', () => {
  const packages = lockOf({
    'packages/server': { dependencies: { web: '2' } },
    'packages/server/node_modules/web': { version: '2.0.0', optionalDependencies: { 'web-on-mars': '2' } },
    'node_modules/web': { version: '1.0.0' },
  })
  expect(packages['node_modules/web']).toMatchObject({ version: '2.0.0' })
  expect(Object.keys(packages)).toHaveLength(2)
})

test('a package that is not locked is named', () => {
  expect(() =>
    lockOf({
      'packages/server': { dependencies: { web: '1' } },
      'node_modules/web': { version: '1.0.0', dependencies: { deep: '1' } },
    }),
  ).toThrow('deep, which node_modules/web needs, is not in package-lock.json')
})

test('the lock of this repository keeps the engine, and no tool of development', () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const names = Object.keys(productionLock(lock, 'packages/server', name).packages)
  expect(names).toContain('node_modules/@chdb/lib-linux-x64-gnu')
  expect(names.filter((place) => /node_modules\/(vite|vitest|typescript|playwright|react)$/.test(place))).toEqual([])
})
