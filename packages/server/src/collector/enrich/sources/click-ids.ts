import type { Channel } from '@sightline/api-client/contract'
import { siteOfName } from './known-sites.ts'
import type { KnownSite } from './lists/known-site.ts'

/** What a click id says about a visit, each if known; an advertiser, a shop or a mailer puts the id into a link. */
export interface ClickIdMeaning {
  source?: { source: string; kind: KnownSite['kind'] } | undefined
  isPaid?: boolean
  channel?: Channel
}

/**
 * The names of the parameters, in lower case. Ids that a network adds to unpaid links as well do not mark a visit as
 * paid.
 */
export const clickIds: ReadonlyMap<string, ClickIdMeaning> = new Map<string, ClickIdMeaning>([
  ...['gclid', 'gbraid', 'wbraid', 'gad_source', 'gad_campaignid', 'gclsrc'].map((id) => paidLink(id, 'Google')),
  ['dclid', { ...fromSite('Google'), channel: 'display' }],
  paidLink('msclkid', 'Bing'),
  paidLink('yclid', 'Yandex'),
  paidLink('ttclid', 'TikTok'),
  paidLink('twclid', 'X'),
  paidLink('li_fat_id', 'LinkedIn'),
  paidLink('rdt_cid', 'Reddit'),
  paidLink('sccid', 'Snapchat'),
  paidLink('epik', 'Pinterest'),
  paidLink('qclid', 'Quora'),
  paidLink('vkclid', 'VK'),
  ['tblci', { isPaid: true }],
  ['obclid', { isPaid: true }],
  ['fbclid', fromSite('Facebook')],
  ['igshid', fromSite('Instagram')],
  ['igsh', fromSite('Instagram')],
  ['srsltid', fromSite('Google')],
  ...['awc', 'irclickid', 'cjevent', 'afftrack'].map((id): [string, ClickIdMeaning] => [id, { channel: 'affiliates' }]),
  ...['mc_cid', 'mc_eid', '_hsenc', '_hsmi', '_kx', 'vero_id', 'ck_subscriber_id'].map(
    (id): [string, ClickIdMeaning] => [id, { channel: 'email' }],
  ),
])

/** What the first known id in the query says; undefined where there is none. */
export function clickOf(query: URLSearchParams): ClickIdMeaning | undefined {
  for (const [name, value] of query) {
    const click = value === '' ? undefined : clickIds.get(name.toLowerCase())
    if (click !== undefined) return click
  }
  return undefined
}

function paidLink(id: string, name: string): [string, ClickIdMeaning] {
  return [id, { ...fromSite(name), isPaid: true }]
}

function fromSite(name: string): ClickIdMeaning {
  const site = siteOfName(name)
  if (site === undefined) throw new Error(`${name} is in no list`)
  return { source: { source: site.name, kind: site.kind } }
}
