import { Client } from 'pg'
import { openPostgres } from '../../../src/store/relational/database.ts'

/**
 * `node migrate-postgres-until-killed.ts URL NUMBER`: migrates a database, and kills itself right before the statement of
 * this number, counting those that write. Where there are fewer, prints how many there are.
 */
const [url = '', limit = ''] = process.argv.slice(2)
let statements = 0

const send: unknown = Object.getOwnPropertyDescriptor(Client.prototype, 'query')?.value
if (typeof send !== 'function') throw new Error('statements are sent in another way')
Object.defineProperty(Client.prototype, 'query', {
  configurable: true,
  writable: true,
  value: new Proxy(send, {
    apply(target, client, parameters: unknown[]): unknown {
      const text = JSON.stringify(parameters[0])
      if (!/^[^a-z]*(text":")?\s*(select|begin|start|set|show)/i.test(text)) {
        statements += 1
        if (statements === Number(limit)) process.kill(process.pid, 'SIGKILL')
      }
      return Reflect.apply(target, client, parameters)
    },
  }),
})

await (await openPostgres(url)).destroy()
console.log(statements)
