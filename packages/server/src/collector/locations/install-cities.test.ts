import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mmdbFile } from '../../../tests/support/locations/write-mmdb.ts'
import { installedCities, type CityPackage } from './city-package.ts'
import { installCities, type InstallOptions } from './install-cities.ts'
import { createLocations } from './locations.ts'

let folder = ''
let dataDir = ''
let tarball = Buffer.alloc(0)
let of: CityPackage
const servers: Server[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-cities-'))
  dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const source = join(folder, 'package')
  await mkdir(source)
  const record = { country_code: 'US', state1: 'Oregon', city: 'Portland' }
  await writeFile(join(source, 'x-ipv4.mmdb'), mmdbFile({ ipVersion: 4, networks: { '8.8.8.0/24': record } }))
  await writeFile(join(source, 'x-ipv6.mmdb'), mmdbFile({ networks: { '2a02::/16': record } }))
  await writeFile(join(source, 'LICENSE'), 'CC BY')
  spawnSync('tar', ['-czf', join(folder, 'x.tgz'), '-C', folder, 'package'])
  tarball = await readFile(join(folder, 'x.tgz'))
  of = {
    name: '@of/cities',
    version: '1.2.3',
    integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
    packedBytes: tarball.length,
    unpackedBytes: 5000,
  }
})

afterEach(async () => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
  await rm(folder, { recursive: true, force: true })
})

/** A registry that answers each request as it is told, and what it was asked. */
async function registry(answer: (request: IncomingMessage, response: ServerResponse, count: number) => void) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.range ?? 'whole'}`)
    answer(request, response, requests.length)
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, requests }
}

const install = (address: string, options: Partial<InstallOptions> = {}) =>
  installCities(dataDir, { registry: address, of, ...options })

const sendAll = (_request: IncomingMessage, response: ServerResponse) => void response.end(tarball)

test('the database is fetched once, into a folder of its own that the server then uses', async () => {
  const { address, requests } = await registry(sendAll)
  const shares: number[] = []
  expect(installedCities(dataDir)).toBeUndefined()
  const installed = await install(address, { onProgress: (share) => shares.push(share) })
  expect(await install(address)).toBe(installed)
  expect(installedCities(dataDir)).toBe(installed)
  expect(requests).toEqual(['/@of/cities/-/cities-1.2.3.tgz whole'])
  expect(shares.at(-1)).toBe(1)
  expect(await readdir(join(dataDir, 'cities'))).toEqual(['dbip-city-1.2.3'])
  const locations = createLocations({ database: { path: installed, isNamed: false } })
  await locations.load()
  expect(['8.8.8.8', '2a02:8070::1'].map((ip) => locations.of(ip).city)).toEqual(['Portland', 'Portland'])
})

test('a download that breaks off is said, and what came of it is not fetched again', async () => {
  const half = Math.floor(tarball.length / 2)
  const { address, requests } = await registry((request, response, count) => {
    if (count === 1) {
      response.writeHead(200, { 'Content-Length': tarball.length })
      response.write(tarball.subarray(0, half), () => response.destroy())
      return
    }
    const start = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1])
    response.writeHead(206).end(tarball.subarray(start))
  })
  await expect(install(address)).rejects.toThrow(/could not be fetched .*--with-cities again to go on/)
  expect(installedCities(dataDir)).toBeUndefined()
  // How much was on disk when the connection broke is the system's affair.
  await writeFile(join(dataDir, 'cities', 'dbip-city-1.2.3.tgz.part'), tarball.subarray(0, half))
  await install(address)
  expect(requests[1]).toBe(`/@of/cities/-/cities-1.2.3.tgz bytes=${half}-`)
  expect(installedCities(dataDir)).toBeDefined()
})

test('a registry that knows no ranges sends everything again', async () => {
  await mkdir(join(dataDir, 'cities'))
  await writeFile(join(dataDir, 'cities', 'dbip-city-1.2.3.tgz.part'), 'something')
  const { address } = await registry(sendAll)
  await install(address)
  expect(installedCities(dataDir)).toBeDefined()
})

test('a tarball that was altered is removed', async () => {
  const { address } = await registry((_, response) => void response.end(Buffer.alloc(tarball.length)))
  await expect(install(address)).rejects.toThrow(/is not the one that was expected, and was removed/)
  expect(await readdir(join(dataDir, 'cities'))).toEqual([])
})

test('a tarball that never ends is not written', async () => {
  const { address } = await registry((_, response) => void response.end(Buffer.alloc(tarball.length * 3)))
  await expect(install(address)).rejects.toThrow(/sends more than was expected/)
})

test.each([
  ['refuses', (_: IncomingMessage, response: ServerResponse) => void response.writeHead(404).end(), /it answers 404/],
  ['is not there', (request: IncomingMessage) => void request.socket.destroy(), /could not be fetched/],
])('a registry that %s is said in one line', async (_, answer, message) => {
  const { address } = await registry(answer)
  await expect(install(address)).rejects.toThrow(message)
})

test('without room nothing is fetched', async () => {
  const { address, requests } = await registry(sendAll)
  const free = async () => 50_000_000
  await expect(install(address, { free })).rejects.toThrow(
    /needs 51 MB in .*data, and 50 MB are free\. Make room, or start without --with-cities/,
  )
  expect(requests).toEqual([])
})

test('a newer version takes the place of the one before', async () => {
  await mkdir(join(dataDir, 'cities', 'dbip-city-1.2.2'), { recursive: true })
  await mkdir(join(dataDir, 'cities', 'dbip-city-1.2.10.new'), { recursive: true })
  expect(installedCities(dataDir)).toMatch(/1\.2\.2$/)
  const { address } = await registry(sendAll)
  await install(address)
  expect(await readdir(join(dataDir, 'cities'))).toEqual(['dbip-city-1.2.3'])
})
