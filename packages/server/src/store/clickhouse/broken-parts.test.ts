import { ClickHouseError } from '@clickhouse/client'
import { expect, test } from 'vitest'
import { describeBroken, describeDamage, reasonIn } from './broken-parts.ts'

const said = (type: string) =>
  new ClickHouseError({
    message:
      "Checksum doesn't match: corrupted data. Reference: c66. Actual: 497. This is most likely due to hardware failure:\n" +
      '(while reading from part /d/store/e9b/e9b6/202611_4_4_0/ in table sightline.events (e9b6))',
    code: '40',
    type,
  })

test('damage is one line with the part and the place of the help, and other errors are not damage', () => {
  expect(describeDamage(said('CHECKSUM_DOESNT_MATCH'))).toBe(
    "The event tables are damaged, in /d/store/e9b/e9b6/202611_4_4_0: Checksum doesn't match: corrupted data. " +
      'See "Events are damaged" in docs/operations.md.',
  )
  expect(describeDamage(said('UNKNOWN_TABLE'))).toBeUndefined()
  expect(describeDamage(new Error('CHECKSUM_DOESNT_MATCH'))).toBeUndefined()
})

test('the reason of a part that was checked is a sentence without codes', () => {
  const message =
    "Code: 40. DB::Exception: Checksum doesn't match:\n corrupted data. Reference: c66. (CHECKSUM_DOESNT_MATCH)"
  expect(reasonIn(message)).toBe("Checksum doesn't match: corrupted data.")
})

test('of several parts the first is named', () => {
  const parts = [
    { table: 'events', name: 'broken-on-start_202611_1_1_0' },
    { table: 'sessions', name: 'broken_202611_2_2_0' },
  ]
  expect(describeBroken(parts)).toContain('The part broken-on-start_202611_1_1_0 of the table events and 1 more cannot')
})
