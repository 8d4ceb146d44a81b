/**
 * The ClickHouse child: started by `start-child.ts` as a process of its own.
 *
 * The library is the whole engine. Its command line entry, called with the arguments of `clickhouse local`, opens the
 * data folder and, on `SYSTEM START LISTEN HTTP`, serves HTTP like a ClickHouse server does. The last statement never
 * ends, so neither does the call: this thread stays inside it, and a worker watches for the parent's end.
 */
import { DataType, load, open } from 'ffi-rs'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'

const POLL_MS = 100

export interface ChildArguments {
  library: string
  dataPath: string
  configFile: string
  port: number
  parentPid: number
}

function watchParent(parentPid: number): void {
  parentPort?.postMessage('watching')
  setInterval(() => {
    if (process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL')
  }, POLL_MS)
}

async function serve({ library, dataPath, configFile, port, parentPid }: ChildArguments): Promise<void> {
  const watcher = new Worker(new URL(import.meta.url), { workerData: { parentPid } })
  // During the foreign call this thread cannot start anything.
  await new Promise((resolve, reject) => {
    watcher.once('message', resolve)
    watcher.once('error', reject)
  })
  open({ library: 'clickhouse', path: library })
  const statements = [
    'SYSTEM START LISTEN HTTP',
    // The format is set here for a SELECT that never ends; `--output-format` would set the format of every answer.
    'SELECT sleepEachRow(1) FROM system.numbers SETTINGS max_block_size = 1, function_sleep_max_microseconds_per_block = 0 FORMAT Null',
  ]
  const commandLine = [
    'clickhouse',
    '--path',
    dataPath,
    '--config-file',
    configFile,
    '--listen_host',
    '127.0.0.1',
    '--http_port',
    String(port),
    '--query',
    statements.join('; '),
  ]
  load({
    library: 'clickhouse',
    funcName: 'chdb_query_cmdline',
    retType: DataType.External,
    paramsType: [DataType.I32, DataType.StringArray],
    paramsValue: [commandLine.length, commandLine],
  })
  // The engine has ended, after writing the reason to stderr; the worker would keep this process alive.
  process.exit(1)
}

if (isMainThread) {
  const parameters = process.argv[2]
  if (parameters === undefined) throw new Error('This file is started by the server, with its arguments as JSON')
  await serve(JSON.parse(parameters) as ChildArguments)
} else {
  watchParent((workerData as { parentPid: number }).parentPid)
}
