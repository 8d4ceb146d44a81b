import type { Channel } from '@sightline/api-client/contract'
import { siteOfName } from './known-sites.ts'
import type { KnownSite } from './lists/known-site.ts'

/** The source that a click id names; an advertiser, a shop or a mailer puts it into a link. */
export interface Click {
  source?: { source: string; kind: KnownSite['kind'] } | undefined
  isPaid?: boolean
  channel?: Channel
}

/**
 * The names of the parameters, in lower case. Ids that a network adds to unpaid links as well do not mark a visit as
 * paid.
 */
export const clickIds: ReadonlyMap<string, Click> = new Map<string, Click>([
  ...['gclid', 'gbraid', 'wbraid', 'gad_source', 'gad_campaignid', 'gclsrc'].map((id) => paidOn(id, 'Google')),
  ['dclid', { ...siteNamed('Google'), channel: 'display' }],
  paidOn('msclkid', 'Bing'),
  paidOn('yclid', 'Yandex'),
  paidOn('ttclid', 'TikTok'),
  paidOn('twclid', 'X'),
  paidOn('li_fat_id', 'LinkedIn'),
  paidOn('rdt_cid', 'Reddit'),
  paidOn('sccid', 'Snapchat'),
  paidOn('epik', 'Pinterest'),
  paidOn('qclid', 'Quora'),
  paidOn('vkclid', 'VK'),
  ['tblci', { isPaid: true }],
  ['obclid', { isPaid: true }],
  ['fbclid', siteNamed('Facebook')],
  ['igshid', siteNamed('Instagram')],
  ['igsh', siteNamed('Instagram')],
  ['srsltid', siteNamed('Google')],
  ...['awc', 'irclickid', 'cjevent', 'afftrack'].map((id): [string, Click] => [id, { channel: 'affiliates' }]),
  ...['mc_cid', 'mc_eid', '_hsenc', '_hsmi', '_kx', 'vero_id', 'ck_subscriber_id'].map((id): [string, Click] => [
    id,
    { channel: 'email' },
  ]),
])

/** The click of the first known id in the query; undefined where there is none. */
export function clickOf(tags: URLSearchParams): Click | undefined {
  for (const [name, value] of tags) {
    const click = value === '' ? undefined : clickIds.get(name.toLowerCase())
    if (click !== undefined) return click
  }
  return undefined
}

function paidOn(id: string, name: string): [string, Click] {
  return [id, { ...siteNamed(name), isPaid: true }]
}

function siteNamed(name: string): Click {
  const site = siteOfName(name)
  if (site === undefined) throw new Error(`${name} is in no list`)
  return { source: { source: site.name, kind: site.kind } }
}
