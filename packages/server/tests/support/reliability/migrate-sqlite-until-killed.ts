import SQLite from 'better-sqlite3'
import { openDatabase } from '../../../src/store/relational/database.ts'

/**
 * `node migrate-sqlite-until-killed.ts FILE NUMBER`: migrates a store in SQLite, and kills itself right before the
 * statement of this number, counting those that write. Where there are fewer, prints how many there are.
 */
const [file = '', limit = ''] = process.argv.slice(2)
let statements = 0

const descriptor = Object.getOwnPropertyDescriptor(SQLite.prototype, 'prepare')
const prepare: unknown = descriptor?.value
if (typeof prepare !== 'function') throw new Error('statements are prepared in another way')
Object.defineProperty(SQLite.prototype, 'prepare', {
  ...descriptor,
  value: new Proxy(prepare, {
    apply(target, database, parameters: unknown[]): unknown {
      if (!/^\s*(select|pragma)/i.test(String(parameters[0]))) {
        statements += 1
        if (statements === Number(limit)) process.kill(process.pid, 'SIGKILL')
      }
      return Reflect.apply(target, database, parameters)
    },
  }),
})

await (await openDatabase(file)).destroy()
console.log(statements)
