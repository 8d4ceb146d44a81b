/** The answers of queries of daily sums, which never change: each names the builds whose rows it reads. */
export interface KeptAnswers {
  /** The rows of a query, from memory or from an equal query that is running, else by `read`. */
  read<Row>(query: AnsweredQuery, read: () => Promise<Row[]>): Promise<Row[]>
  /** The rows of a query that was answered before. */
  find(query: AnsweredQuery): unknown[] | undefined
}

export interface AnsweredQuery {
  sql: string
  parameters: Readonly<Record<string, unknown>>
}

interface Answer {
  rows: unknown[]
  bytes: number
}

const MOST_BYTES = 32 * 1024 * 1024
/** One answer does not push out all others. */
const SHARE_OF_ONE = 1 / 16

/** @param mostBytes Of all answers together, as JSON; those that were read longest ago go first */
export function createKeptAnswers(mostBytes = MOST_BYTES): KeptAnswers {
  const answers = new Map<string, Answer>()
  const running = new Map<string, Promise<unknown[]>>()
  let bytes = 0

  function keep(key: string, rows: unknown[]): void {
    const own = key.length + JSON.stringify(rows).length
    if (own > mostBytes * SHARE_OF_ONE || answers.has(key)) return
    answers.set(key, { rows, bytes: own })
    bytes += own
    for (const [oldest, answer] of answers) {
      if (bytes <= mostBytes) return
      answers.delete(oldest)
      bytes -= answer.bytes
    }
  }

  function find(key: string): unknown[] | undefined {
    const answer = answers.get(key)
    if (answer === undefined) return undefined
    answers.delete(key)
    answers.set(key, answer)
    return answer.rows
  }

  return {
    find: (query) => find(keyOf(query)),
    async read<Row>(query: AnsweredQuery, read: () => Promise<Row[]>): Promise<Row[]> {
      const key = keyOf(query)
      const known = find(key)
      if (known !== undefined) return known as Row[]
      // Whoever it was started for may have gone, and it was stopped with them.
      const other = running.get(key)
      const joined = other && (await other.catch(() => undefined))
      if (joined !== undefined) return joined as Row[]
      const reading = read()
      running.set(key, reading)
      try {
        const rows = await reading
        keep(key, rows)
        return rows
      } finally {
        if (running.get(key) === reading) running.delete(key)
      }
    },
  }
}

const keyOf = ({ sql, parameters }: AnsweredQuery): string =>
  JSON.stringify([sql, parameters], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

/** Whether the rows of a query stay the same: it reads only rows of the builds that it names. */
export const isOfBuilds = ({ parameters }: AnsweredQuery): boolean => 'builds' in parameters
