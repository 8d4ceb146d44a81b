import type { Database } from '../../src/store/relational/database.ts'

/** What SQLite throws where the disk has no room. */
export const sqliteFull = (): Error => Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })

/** The same database as on a full disk: it is read, and each change fails. */
export const onFullDisk = (db: Database): Database =>
  db.withPlugin({
    transformQuery({ node }) {
      if (node.kind !== 'SelectQueryNode') throw sqliteFull()
      return node
    },
    transformResult: async ({ result }) => result,
  })
