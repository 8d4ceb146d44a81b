import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { eventually } from '../support/product.ts'

/** An account without rights: nobody. */
const NOBODY = 65_534
const PORT = 3000

/** Whether this machine can run something in namespaces of its own, and look at its calls. */
export const canSeal =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--net', '--mount', 'true']).status === 0 &&
  ['ip', 'setpriv', 'nsenter', 'strace'].every((name) => spawnSync('which', [name]).status === 0)

export interface Sealed {
  /** Runs a command beside the server, where its network is: answers its exit code and what it has printed. */
  inside(command: string[], variables?: Record<string, string>): { status: number | null; output: string }
  output(): string
  stop(): Promise<void>
  /** Where processes of the server wanted to connect to or sent something, other than this machine. */
  outside(): string[]
  /** All destinations, of this machine too. */
  connections(): string[]
  dataDir: string
}

/**
 * Starts a command as nobody, with the whole file system read-only except for a data folder, in a network that has nothing but
 * loopback, and under strace.
 */
export async function startSealed(options: {
  place: string
  folder: string
  command: string[]
  variables: Record<string, string>
}): Promise<Sealed> {
  const writable = path.join(options.place, 'writable')
  const dataDir = path.join(writable, 'data')
  mkdirSync(dataDir, { recursive: true })
  chownSync(dataDir, NOBODY, NOBODY)
  for (const folder of [options.place, writable]) chmodSync(folder, 0o755)
  const trace = path.join(writable, 'trace')
  // Nobody may not look into the folder of whoever runs the tests.
  const bin = path.join(options.place, 'bin')
  mkdirSync(bin, { recursive: true })
  copyFileSync(process.execPath, path.join(bin, 'node'))

  const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs']
  const setUp = [
    'ip link set lo up',
    'mount --make-rprivate /',
    `mount --bind '${writable}' '${writable}'`,
    'mount -o remount,bind,ro /',
    'exec "$@"',
  ].join(' && ')
  const strace = ['strace', '-f', '--seccomp-bpf', '-qq', '-e', 'trace=connect,sendto,sendmsg,sendmmsg', '-o', trace]
  const child: ChildProcess = spawn(
    'unshare',
    ['--net', '--mount', 'sh', '-c', setUp, 'sealed', ...strace, ...asNobody, ...options.command],
    {
      cwd: options.folder,
      env: { PATH: `${bin}:/usr/bin:/bin`, ...options.variables, DATA_DIR: dataDir, PORT: String(PORT) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void (said += chunk.toString()))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  await eventually(async () => {
    if (hasEnded()) throw new Error(`the server ended:\n${said}`)
    return said.includes('is ready at')
  }, 120_000)

  const destinations = (): string[] =>
    readFileSync(trace, 'utf8')
      .split('\n')
      .filter((line) => /sa_family=AF_INET6?\b/.test(line))
  return {
    dataDir,
    output: () => said,
    inside(command, variables = {}) {
      const { status, stdout, stderr } = spawnSync('nsenter', ['--net', `--target=${child.pid}`, ...command], {
        cwd: options.folder,
        env: {
          PATH: `${bin}:/usr/bin:/bin`,
          ...options.variables,
          DATA_DIR: dataDir,
          PORT: String(PORT),
          ...variables,
        },
        encoding: 'utf8',
        timeout: 120_000,
      })
      return { status, output: stdout + stderr }
    },
    async stop() {
      if (hasEnded()) return
      const ended = new Promise((done) => child.once('exit', done))
      // strace hands no signal on; the server is its child, and the name of the process is that of Node.
      const tracee = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0]
      process.kill(Number(tracee), 'SIGTERM')
      await ended
    },
    connections: destinations,
    outside: () =>
      destinations().filter((line) => !/inet_addr\("127\.|inet_pton\(AF_INET6, "(::1|::ffff:127\.[\d.]+)"/.test(line)),
  }
}
