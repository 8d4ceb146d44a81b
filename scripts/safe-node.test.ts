import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withSafeNode } from './safe-node.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'sightline-safe-'))
const modules = path.join(folder, 'node_modules')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a Node in the folder that is emptied still runs afterwards, by a copy that goes in the end', async () => {
  mkdirSync(path.join(modules, '.bin'), { recursive: true })
  copyFileSync(process.execPath, path.join(modules, 'node'))
  symlinkSync('../node', path.join(modules, '.bin', 'node'))
  let used = ''
  await withSafeNode(path.join(modules, '.bin', 'node'), modules, async (node: string) => {
    used = node
    rmSync(modules, { recursive: true })
    expect(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()).toBe(process.version)
  })
  expect(existsSync(used)).toBe(false)
})

test('another one is taken as it is', async () => {
  mkdirSync(modules, { recursive: true })
  await expect(withSafeNode(process.execPath, modules, async (node: string) => node)).resolves.toBe(process.execPath)
})

test('on a fresh clone there is no folder yet, and any Node is as good', async () => {
  rmSync(modules, { recursive: true, force: true })
  await expect(withSafeNode(process.execPath, modules, async (node: string) => node)).resolves.toBe(process.execPath)
})
