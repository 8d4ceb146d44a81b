// Database queries outside the folders of the stores. Lint sees what a file imports; a query is a text, or a call of an
// object that was handed over.

interface Rule {
  pattern: RegExp
  /** Where it may stand. */
  folders: RegExp
  message: string
}

const statement =
  /\b(SELECT\s+\S|INSERT\s+INTO\s|(ALTER|CREATE|DROP|TRUNCATE|OPTIMIZE)\s+(TABLE|DATABASE|VIEW)\s|DELETE\s+FROM\s)/g
/** As ClickHouse writes a parameter: its name and its type. */
const parameter = /\{\w+: (U?Int\d+|Float\d+|String|UUID|Date(Time\d*)?|(Array|Map|Tuple|Nullable)\()/g
const queryBuilder = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql`/g

const rules: readonly Rule[] = [
  {
    pattern: statement,
    folders: /^packages\/server\/src\/(stats\/clickhouse|collector|store\/(clickhouse|relational))\//,
    message: 'SQL stands in server/src/stats/clickhouse, collector and store',
  },
  {
    pattern: parameter,
    folders: /^packages\/server\/src\/(stats\/clickhouse|collector|store\/clickhouse)\//,
    message: 'SQL of ClickHouse stands in server/src/stats/clickhouse, collector and store/clickhouse',
  },
  {
    pattern: queryBuilder,
    folders: /^packages\/server\/src\/store\/relational\//,
    message: 'only server/src/store/relational uses Kysely',
  },
]

/** One line for each query that a file holds and that has its place elsewhere. @param file From the repository's root */
export function queriesOutside(file: string, code: string): string[] {
  const text = withoutComments(code)
  return rules
    .filter(({ folders }) => !folders.test(file))
    .flatMap(({ pattern, message }) =>
      [...text.matchAll(pattern)].map(({ index, 0: found }) => {
        const line = text.slice(0, index).split('\n').length
        return `${file}:${line}: ${found.trim()}: ${message}`
      }),
    )
}

/** As many lines as before. */
const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ''))
