import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { secretVariables } from '../packages/server/src/secrets/secrets-from-files.ts'
import { parts } from './pack-server.mjs'
import { root } from './paths.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'sightline-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

/** The unit, with a Node that is on this machine: the check looks for the file. */
function unit(): string {
  const file = path.join(folder, 'sightline.service')
  writeFileSync(file, read('deploy/sightline.service').replace('/usr/bin/node', process.execPath))
  return file
}

test.skipIf(!hasSystemd)('systemd finds nothing wrong with the unit', () => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit()], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

test.skipIf(!hasSystemd)('what the unit leaves open is below 3 of 10', () => {
  const args = ['security', '--offline=true', '--threshold=29', unit()]
  expect(spawnSync('systemd-analyze', args).status).toBe(0)
})

test('the unit may write the folder for backups that docs/operations.md makes and gives to its account', () => {
  const guide = read('docs/operations.md')
  const [, place = '-'] = /^ReadWritePaths=-(\S+)$/m.exec(read('deploy/sightline.service')) ?? []
  expect(guide).toContain(`install -d -o sightline -g sightline -m 700 ${place}\n`)
  expect(guide).toContain(`BACKUP_TO=${place}`)
})

test('a command has the settings of the unit as systemd reads them, and a variable of its own wins', () => {
  const place = path.join(folder, 'packed')
  mkdirSync(path.join(place, 'scripts'), { recursive: true })
  cpSync(path.join(root, 'deploy/sightline.sh'), path.join(place, 'deploy/sightline.sh'))
  const says = 'console.log(JSON.stringify([process.argv.slice(2), process.env]))'
  writeFileSync(path.join(place, 'scripts/packed.mjs'), says)
  const settings = path.join(place, 'sightline.env')
  writeFileSync(
    settings,
    '# all\n\nBACKUP_KEY=ab+/c=\nDATABASE_URL="postgres://me:a$b&c@host/db"\nPORT=3100\nNO GOOD=1\n PORT=1',
  )
  const { stdout } = spawnSync('sh', [path.join(place, 'deploy/sightline.sh'), 'backup', '--to', '/a b'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', SETTINGS_FILE: settings, PORT: '3200' },
  })
  const [args, variables] = JSON.parse(stdout) as [string[], Record<string, string>]
  expect(args).toEqual(['backup', '--to', '/a b'])
  expect(variables).toMatchObject({
    BACKUP_KEY: 'ab+/c=',
    DATABASE_URL: 'postgres://me:a$b&c@host/db',
    DATA_DIR: '/var/lib/sightline',
    PORT: '3200',
  })
})

test('the passwords of compose.yaml are made once, in a folder that is closed', () => {
  cpSync(path.join(root, 'deploy/make-secrets.sh'), path.join(folder, 'make-secrets.sh'))
  const make = () => spawnSync('sh', [path.join(folder, 'make-secrets.sh')]).status
  const secrets = path.join(folder, 'secrets')
  const contents = () => readdirSync(secrets).map((name) => [name, readFileSync(path.join(secrets, name), 'utf8')])
  expect(make()).toBe(0)
  const made = contents()
  expect(statSync(secrets).mode & 0o777).toBe(0o700)
  expect(new Set(made.map(([, text]) => text)).size).toBe(made.length)
  expect(make()).toBe(0)
  expect(contents()).toEqual(made)

  const named = [...read('compose.yaml').matchAll(/\{ file: deploy\/secrets\/(\w+) \}/g)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set(made.map(([name]) => name)))
})

test('compose.yaml hands out by file what the server reads by file, and no password as text', () => {
  const text = read('compose.yaml')
  const service = text.slice(text.indexOf('  sightline:'), text.indexOf('  postgres:'))
  const files = [...service.matchAll(/(\w+)_FILE: /g)].map(([, name]) => name)
  expect(files.length).toBeGreaterThan(3)
  expect(secretVariables).toEqual(expect.arrayContaining(files))
  expect(text).not.toMatch(/PASSWORD: /)
})

test('the image has the tools of the PostgreSQL in compose.yaml, without which it neither backs up nor upgrades', () => {
  const [, tools] = /postgresql-client-(\d+)/.exec(read('Dockerfile')) ?? []
  const [, server] = /image: postgres:(\d+)/.exec(read('compose.yaml')) ?? []
  expect(tools).toBeDefined()
  expect(tools).toBe(server)
})

test('what README.md leads to is packed with the server', () => {
  const places = [...read('README.md').matchAll(/\]\(([^)#]+)|(?:href|src)="([^"#]+)"/g)].map(
    ([, a, b]) => a ?? b ?? '',
  )
  const own = places.filter((place) => !/^https?:/.test(place))
  expect(own.length).toBeGreaterThan(4)
  expect(own.filter((place) => !parts.some((part) => place === part || place.startsWith(`${part}/`)))).toEqual([])
})

test('compose.yaml backs up every day, into a volume whose folder the image has', () => {
  const to = /BACKUP_TO: (\S+)/.exec(read('compose.yaml'))?.[1]
  expect(read('compose.yaml')).toContain(`:${to}'`)
  expect(read('Dockerfile')).toMatch(new RegExp(`install -d .* ${to}$`, 'm'))
})

const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0

test.skipIf(!hasCompose)('docker reads compose.yaml', () => {
  const args = ['compose', '--file', path.join(root, 'compose.yaml'), 'config', '--quiet']
  const { status, stderr } = spawnSync('docker', args, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})
