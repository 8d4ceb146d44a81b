import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { removeFolder, temporaryFolder } from './product.ts'

/** ClickHouse servers that know each other as the shards of the cluster `tests`. */
export interface ClickHouseServers {
  /** Of each server, with its account and without a database. */
  urls: string[]
  /** Ends one of them, at its place in `urls`. @returns how to start it again on what it holds */
  takeAway(index: number): Promise<() => Promise<void>>
  stop(): Promise<void>
}

const ACCOUNT = { name: 'tests', password: 'as good as any' }
export const CLUSTER = 'tests'

/** Starts so many, each in a folder of its own: the library of the embedded one, started as a server of its own would be. */
export async function startClickHouseServers(count: number): Promise<ClickHouseServers> {
  const folder = await temporaryFolder()
  const ports = await Promise.all(
    Array.from({ length: count }, async () => ({ http: await freePort(), tcp: await freePort() })),
  )
  const folderOf = (index: number) => join(folder, String(index))
  const servers = ports.map(({ http, tcp }, index) => {
    const own = folderOf(index)
    mkdirSync(own)
    writeFileSync(join(own, 'users.xml'), USERS)
    writeFileSync(join(own, 'config.xml'), configOf(join(own, 'users.xml'), ports))
    return start(own, http, tcp)
  })
  await Promise.all(ports.map(({ http }, index) => answering(http, servers[index])))
  return {
    urls: ports.map(({ http }) => `http://${ACCOUNT.name}:${encodeURIComponent(ACCOUNT.password)}@127.0.0.1:${http}`),
    async takeAway(index) {
      const [port, server] = [ports[index], servers[index]]
      if (port === undefined || server === undefined) throw new Error(`there is no server ${index}`)
      await ended(server.child)
      return async () => {
        const again = start(folderOf(index), port.http, port.tcp)
        servers[index] = again
        await answering(port.http, again)
      }
    },
    async stop() {
      await Promise.all(servers.map(({ child }) => ended(child)))
      await removeFolder(folder)
    },
  }
}

interface Server {
  child: ChildProcess
  said(): string
}

function start(folder: string, http: number, tcp: number): Server {
  const name = `@chdb/lib-${process.platform}-${process.arch}-gnu`
  const library = join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'libchdb.so')
  const statements = [
    'SYSTEM START LISTEN HTTP',
    'SYSTEM START LISTEN TCP',
    'SELECT sleepEachRow(1) FROM system.numbers SETTINGS max_block_size = 1, function_sleep_max_microseconds_per_block = 0 FORMAT Null',
  ]
  const options = {
    path: join(folder, 'store'),
    'config-file': join(folder, 'config.xml'),
    listen_host: '127.0.0.1',
    http_port: String(http),
    tcp_port: String(tcp),
    query: statements.join('; '),
  }
  const commandLine = ['clickhouse', ...Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])]
  const script = join(import.meta.dirname, 'clickhouse-process.ts')
  const child = spawn(process.execPath, [script, JSON.stringify({ library, commandLine })], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()))
  return { child, said: () => said }
}

const USERS = `<clickhouse>
  <profiles><default/></profiles>
  <quotas><default/></quotas>
  <users>
    <default>
      <password></password>
      <grants>
        <query>GRANT SYSTEM LISTEN ON *.*</query>
        <query>GRANT SELECT ON system.numbers</query>
      </grants>
    </default>
    <${ACCOUNT.name}>
      <password>${ACCOUNT.password}</password>
      <networks><ip>127.0.0.1</ip></networks>
      <profile>default</profile>
      <quota>default</quota>
      <grants><query>GRANT ALL ON *.*</query></grants>
    </${ACCOUNT.name}>
  </users>
</clickhouse>
`

const configOf = (usersFile: string, ports: readonly { tcp: number }[]): string => `<clickhouse>
  <users_config>${usersFile}</users_config>
  <max_server_memory_usage>2000000000</max_server_memory_usage>
  <mark_cache_size>67108864</mark_cache_size>
  <remote_servers>
    <${CLUSTER}>
${ports
  .map(
    ({ tcp }) => `      <shard>
        <replica>
          <host>127.0.0.1</host>
          <port>${tcp}</port>
          <user>${ACCOUNT.name}</user>
          <password>${ACCOUNT.password}</password>
        </replica>
      </shard>`,
  )
  .join('\n')}
    </${CLUSTER}>
  </remote_servers>
</clickhouse>
`

async function answering(port: number, server: Server | undefined): Promise<void> {
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/ping`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let attempt = 0; !(await isUp()); attempt += 1) {
    if (attempt === 600 || server?.child.exitCode !== null)
      throw new Error(`ClickHouse did not start:\n${server?.said()}`)
    await sleep(50)
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000)
  await end
  clearTimeout(timer)
}
