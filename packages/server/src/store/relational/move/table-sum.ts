import { createHash } from 'node:crypto'
import type { Value } from './sqlite-source.ts'

/** The number of rows of a table and a checksum of them, in whatever order they come. */
export interface TableSum {
  add(row: readonly Value[]): void
  toString(): string
}

export function createTableSum(): TableSum {
  let rows = 0
  // A sum counts a row that is there twice, which an exclusive or would not.
  let sum = 0n
  return {
    add(row) {
      rows += 1
      sum = BigInt.asUintN(BITS, sum + BigInt(`0x${createHash('sha256').update(textOf(row)).digest('hex')}`))
    },
    toString: () =>
      `${rows} rows of the checksum ${sum
        .toString(16)
        .padStart(BITS / 4, '0')
        .slice(0, 16)}`,
  }
}

const BITS = 256

/** The values of a row, so that different rows have different texts. */
const textOf = (row: readonly Value[]): string =>
  JSON.stringify(
    row.map((value) => {
      if (typeof value === 'bigint') return { whole: String(value) }
      if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') }
      return value
    }),
  )
