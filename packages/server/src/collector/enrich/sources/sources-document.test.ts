import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clickIds } from './click-ids.ts'
import { knownSites } from './known-sites.ts'
import { sourceOf } from './source.ts'

const document = readFileSync(new URL('../../../../../../docs/sources.md', import.meta.url), 'utf8')
const section = document.split(/^## Channels$/m)[1]?.split(/^## /m)[0] ?? ''

/** Each rule of the table: the names of its channels, and the text that says where it holds. */
const rules = [...section.matchAll(/^\| (`.+?) *\| (.+?) *\|$/gm)].map(([, channels = '', where = '']) => ({
  channels: codeIn(channels),
  where,
}))

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

const channelOf = (query: string, referrer = ''): string =>
  sourceOf({ referrer, tags: new URLSearchParams(query), ownHosts: ['shop.example'] }).channel

const media = rules
  .filter(({ where }) => where.startsWith('`utm_medium` is '))
  .flatMap(({ channels: [channel = ''], where }) =>
    codeIn(where)
      .slice(1)
      .map((medium) => [medium, channel] as const),
  )

test('the table has the media that this test reads', () => {
  expect(rules.map(({ channels }) => channels[0])).toEqual(expect.arrayContaining(['display', 'push', 'direct']))
  expect(media.length).toBeGreaterThan(20)
})

test.each(media)('utm_medium=%s is %s', (medium, channel) => {
  expect(channelOf(`utm_medium=${medium}&utm_source=partner`)).toBe(channel)
})

test('the table names the click ids of a channel, and no others', () => {
  const written = rules
    .filter(({ where }) => where.startsWith('the address has '))
    .flatMap(({ channels: [channel = ''], where }) => codeIn(where).map((id) => [id, channel] as const))
  const known = [...clickIds].flatMap(([id, { channel }]) => (channel === undefined ? [] : [[id, channel] as const]))
  expect(new Map(written)).toEqual(new Map(known))
})

/** The conditions of a paid visit. */
const lines = section.split(/\n(?:- |\n(?:- )?)/)

test('the list of paid visits names the click ids that only advertisements have, and no others', () => {
  const written = codeIn(lines.find((line) => line.startsWith('or the address has a click id')) ?? '')
  const known = [...clickIds].filter(([, { isPaid }]) => isPaid === true).map(([id]) => id)
  expect(written.map((id) => id.toLowerCase()).toSorted()).toEqual(known.toSorted())
})

test('the ids that unpaid links have as well are those that decide the source only', () => {
  const [sentence = ''] = /^`fbclid`.*$/m.exec(section) ?? []
  const known = [...clickIds].filter(([, { isPaid, channel }]) => isPaid !== true && channel === undefined)
  expect(codeIn(sentence).toSorted()).toEqual(known.map(([id]) => id).toSorted())
})

const paidMedia = codeIn(
  (lines.find((line) => line.startsWith('`utm_medium` is `cpc`')) ?? '').replace(/^`utm_medium`/, ''),
)
const advertisers = codeIn(lines.find((line) => line.startsWith('or the tag of the source')) ?? '')

test('the list of paid visits has the media and sources that this test reads', () => {
  expect(paidMedia.length).toBeGreaterThan(10)
  expect(advertisers.length).toBeGreaterThan(2)
})

test.each(paidMedia)('utm_medium %s is paid', (medium) => {
  expect(channelOf(`utm_medium=${medium.startsWith('-') ? `x${medium}` : medium}`)).toMatch(/^paid_/)
})

test.each(advertisers)('the source %s is paid', (source) => {
  expect(channelOf(`utm_source=${source}`)).toMatch(/^paid_/)
})

const hostsOfKinds = knownSites.flatMap(({ kind, hosts: [host = ''] }) =>
  kind === 'other' || !host.includes('.') ? [] : [host.replace('*', 'com')],
)

test('a visit from a known site has a channel that the table names for its kind', () => {
  const kinds = rules.find(({ where }) => where.includes('a known site of this kind'))?.channels
  expect(new Set(hostsOfKinds.map((host) => channelOf('', `https://${host}/`)))).toEqual(new Set(kinds))
})
