/**
 * A ClickHouse of the tests' own, as a process of its own: it speaks HTTP, and the protocol by which servers ask each other.
 * Started with the path of the library and the arguments of `clickhouse local`, as JSON.
 */
import { DataType, load, open } from 'ffi-rs'
import { Worker, isMainThread } from 'node:worker_threads'

/** Ends with the tests, however they end. */
const END_WITH_PARENT = `
  const parent = process.ppid
  require('node:worker_threads').parentPort.postMessage('watching')
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGKILL'), 200)`

if (isMainThread) {
  const { library, commandLine } = JSON.parse(process.argv[2] ?? '') as { library: string; commandLine: string[] }
  const watcher = new Worker(END_WITH_PARENT, { eval: true })
  await new Promise((done) => watcher.once('message', done))
  open({ library: 'clickhouse', path: library })
  load({
    library: 'clickhouse',
    funcName: 'chdb_query_cmdline',
    retType: DataType.External,
    paramsType: [DataType.I32, DataType.StringArray],
    paramsValue: [commandLine.length, commandLine],
  })
  process.exit(1)
}
