import { expect, test } from 'vitest'
import { createShareTokens } from './share-tokens.ts'

const tokens = createShareTokens('a secret that is long enough')

test('a token tells the id that it was made of', () => {
  const id = tokens.newId()
  expect(tokens.read(tokens.tokenOf(id))?.publicId).toBe(id)
  expect(tokens.tokenOf(id)).toMatch(/^sls_[\w-]{65}$/)
  expect(tokens.newId()).not.toBe(id)
})

test('a token that somebody else made, or changed, tells nothing', () => {
  const token = tokens.tokenOf(tokens.newId())
  const another = createShareTokens('another secret that is long enough')
  expect(another.read(token)).toBeUndefined()
  for (const place of [4, 20, 26, 40, 60]) {
    const changed = token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1)
    expect(tokens.read(changed)).toBeUndefined()
  }
  for (const text of ['', 'sls_', token.slice(0, -1), `${token}A`, token.replace('sls_', 'slk_')])
    expect(tokens.read(text)).toBeUndefined()
})

test('a token that was opened by a password tells so until its time is over, and for that password alone', () => {
  const id = tokens.newId()
  const until = new Date('2026-11-20T22:00:00Z')
  const read = tokens.read(tokens.openedTokenOf(id, 'hash', until))
  expect(read?.publicId).toBe(id)
  const [before, after] = [new Date(until.getTime() - 1), until]
  expect(read?.isOpenedWith('hash', before)).toBe(true)
  expect(read?.isOpenedWith('hash', after)).toBe(false)
  expect(read?.isOpenedWith('another hash', before)).toBe(false)
  expect(tokens.read(tokens.tokenOf(id))?.isOpenedWith('hash', before)).toBe(false)
})
