import { createClient } from '@clickhouse/client'
import { openClickHouse } from '../../../src/store/clickhouse/clickhouse.ts'

/**
 * `node migrate-events-until-killed.ts FOLDER NUMBER`: migrates the event tables of the embedded engine in a folder, and
 * kills itself right before the statement of this number, counting those that write; its engine ends with it. Where there are fewer,
 * prints all of them.
 */
const [folder = '', limit = ''] = process.argv.slice(2)
const statements: string[] = []
const methods: object = Object.getPrototypeOf(createClient())

for (const name of ['command', 'insert'] as const) {
  const send: unknown = Object.getOwnPropertyDescriptor(methods, name)?.value
  if (typeof send !== 'function') throw new Error('statements are sent in another way')
  Object.defineProperty(methods, name, {
    configurable: true,
    writable: true,
    value: new Proxy(send, {
      apply(target, client, parameters: [{ query?: string; table?: string }]): unknown {
        const [{ query, table }] = parameters
        statements.push(query ?? `INSERT INTO ${table}`)
        if (statements.length === Number(limit)) process.kill(process.pid, 'SIGKILL')
        return Reflect.apply(target, client, parameters)
      },
    }),
  })
}

const clickhouse = await openClickHouse({ url: undefined, folder, log: console })
await clickhouse.close()
console.log(JSON.stringify(statements))
