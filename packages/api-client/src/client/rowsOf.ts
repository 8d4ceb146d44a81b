import { listLimits } from '../contract/vocabulary/index.ts'
import type { Result } from './result.ts'
import { unwrap } from './unwrap.ts'

/**
 * Iterates over every row of a list, loading each page when it is needed: `for await (const user of
 * rowsOf(client.appUser.fetchAppUserList))`. A row that moves to another page meanwhile is yielded once.
 * @param fetchPage A list call of the client.
 * @param input Filters and sorting; `pageSize` is 100 by default.
 * @throws {ApiError} of the first page that failed
 */
export async function* rowsOf<Row extends { id: string }, Input>(
  fetchPage: (input: Input) => Promise<Result<{ list: Row[]; total: number }>>,
  input?: Omit<NonNullable<Input>, 'current'> & { pageSize?: number },
): AsyncGenerator<Row, void, undefined> {
  const seen = new Set<string>()
  const pageSize = input?.pageSize ?? listLimits.pageSize
  for (let current = 1; ; current += 1) {
    // One page after the other: whoever stops early asks for no more.
    // oxlint-disable-next-line no-await-in-loop
    const { list, total } = await unwrap(fetchPage({ ...input, pageSize, current } as Input))
    for (const row of list) {
      if (seen.has(row.id)) continue
      seen.add(row.id)
      yield row
    }
    if (list.length === 0 || current * pageSize >= total) return
  }
}
