import SQLite from 'better-sqlite3'
import { openDatabase } from '../../src/store/relational/database.ts'

/**
 * `node migrate-until-killed.ts FILE NUMBER`: migrates a store, and is killed when it is about to run so many statements
 * that write. Ends with the number of such statements in all where there are fewer.
 */
const [file = '', limit = ''] = process.argv.slice(2)
const prepare = SQLite.prototype.prepare
let statements = 0
SQLite.prototype.prepare = function (this: SQLite.Database, source: string) {
  if (!/^\s*(select|pragma)/i.test(source)) {
    statements += 1
    if (statements === Number(limit)) process.kill(process.pid, 'SIGKILL')
  }
  return prepare.call(this, source)
} as typeof prepare

await (await openDatabase(file)).destroy()
console.log(statements)
