import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const scripts = ['packed', 'paths', 'supervise', 'keep-running'].map((name) => `${name}.mjs`)

let folder: string

/** A packed server whose stop takes a moment, and ends with 0. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sightline-packed-'))
  for (const name of scripts) cpSync(path.join(import.meta.dirname, name), path.join(folder, 'scripts', name))
  const server = path.join(folder, 'packages/server/dist/server')
  mkdirSync(server, { recursive: true })
  writeFileSync(
    path.join(server, 'main.js'),
    `for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
      setTimeout(() => { console.log('stopped after ' + signal); process.exit(0) }, 200)
    })
    setInterval(() => {}, 1000)
    console.log('ready ' + process.argv.slice(2))`,
  )
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.each(['SIGTERM', 'SIGINT'] as const)('a service is stopped in order by %s, and ends with 0', async (signal) => {
  const child = spawn(process.execPath, [path.join(folder, 'scripts/packed.mjs'), 'serve', '--x'])
  let said = ''
  const ended = new Promise<number | null>((done) => child.once('close', done))
  await new Promise<void>((done) =>
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('ready')) done()
    }),
  )
  child.kill(signal)
  expect(await ended).toBe(0)
  expect(said).toBe(`ready --x\nstopped after ${signal}\n`)
})
