import { sourceNoticeKinds, summaryLocales } from '@sightline/api-client/contract'
import { expect, test } from 'vitest'
import type { SourceNotice } from '../../stats/source.ts'
import { sourceNotesOf } from './source-notes.ts'

const notices: SourceNotice[] = sourceNoticeKinds.map((kind) => ({
  kind,
  ...(kind === 'sampling' && { share: 12.5 }),
  ...(kind === 'time_zone' && { time_zone: 'Asia/Tokyo' }),
  ...(kind === 'stale' && { read_at: '2026-11-20T10:00:00.000Z', reason: 'disconnected' as const }),
}))

test('every notice is said in every language, once however many dimensions it is about', () => {
  for (const locale of summaryLocales) {
    const said = sourceNotesOf([...notices, { kind: 'thresholding', dimension: 'country' }], {
      locale,
      timeZone: 'Asia/Shanghai',
    })
    expect(new Set(said).size).toBe(sourceNoticeKinds.length)
    expect(said).toHaveLength(sourceNoticeKinds.length)
    expect(said.join(' ')).not.toContain('undefined')
    expect(said.join(' ')).toContain('Asia/Tokyo')
  }
})

test('a share, and the time of an earlier answer on the clock of the site', () => {
  const said = sourceNotesOf(notices, { locale: 'en-US', timeZone: 'Asia/Shanghai' })
  expect(said).toContain('Google has estimated this data from 12.5% of the visits.')
  expect(said[0]?.replaceAll('\u202f', ' ')).toBe(
    'The Google account is disconnected. This data was read on Nov 20, 2026, 6:00 PM.',
  )
  expect(sourceNotesOf([], { locale: 'en-US', timeZone: 'UTC' })).toEqual([])
})
