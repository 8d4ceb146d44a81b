import { describeClient, type ClientDescription } from '../../collector/enrich/user-agent.ts'
import { byRank, weightedChoice, type Random } from '../random.ts'

/** A browser on a device, described by the same function as those of real visitors. */
export interface Client extends ClientDescription {
  screen: string
}

interface Kind {
  weight: number
  /** The user agent; `{chrome}` and `{firefox}` stand for the versions of the day. */
  userAgent: string
  /** The screens, the most common first. */
  screens: readonly string[]
}

const phones = ['393x852', '390x844', '430x932', '375x667']
const androids = ['412x915', '360x800', '384x832', '393x873']
const monitors = ['1920x1080', '1536x864', '2560x1440', '1366x768']
const macs = ['1440x900', '1512x982', '1728x1117', '2560x1440']

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7'
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/{chrome}.0.0.0'
const gecko = 'rv:{firefox}.0) Gecko/20100101 Firefox/{firefox}.0'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone = (version: string): string => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) ${webkit}`

const kinds: readonly Kind[] = [
  { weight: 23, userAgent: `${iphone('18_6')} Version/18.6 Mobile/15E148 Safari/604.1`, screens: phones },
  { weight: 7, userAgent: `${iphone('17_7')} Version/17.7 Mobile/15E148 Safari/604.1`, screens: phones.slice(1) },
  { weight: 5, userAgent: `${iphone('18_6')} CriOS/{chrome}.0.0.0 Mobile/15E148 Safari/604.1`, screens: phones },
  { weight: 19, userAgent: `${android} Chrome/{chrome}.0.0.0 Mobile Safari/537.36`, screens: androids },
  { weight: 3, userAgent: `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, screens: androids },
  { weight: 16, userAgent: `${windows}) ${blink} Safari/537.36`, screens: monitors },
  { weight: 5, userAgent: `${windows}) ${blink} Safari/537.36 Edg/{chrome}.0.0.0`, screens: monitors },
  { weight: 2.5, userAgent: `${windows}; ${gecko}`, screens: monitors },
  { weight: 7, userAgent: `${mac}) ${webkit} Version/18.6 Safari/605.1.15`, screens: macs },
  { weight: 5, userAgent: `${mac}) ${blink} Safari/537.36`, screens: macs },
  { weight: 1.5, userAgent: `Mozilla/5.0 (X11; Linux x86_64; ${gecko}`, screens: monitors },
  {
    weight: 3.5,
    userAgent: `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${webkit} Version/18.6 Mobile/15E148 Safari/604.1`,
    screens: ['820x1180', '834x1194', '1024x1366'],
  },
  {
    weight: 1,
    userAgent: `Mozilla/5.0 (Linux; Android 14; SM-X710) ${blink} Safari/537.36`,
    screens: ['800x1280', '753x1205'],
  },
]

const choice = weightedChoice(
  kinds.map(({ userAgent, screens }) => ({ userAgent, screens: byRank(screens) })),
  (_, index) => kinds[index]?.weight ?? 0,
)

/** The number of versions by which somebody is behind the newest one. */
const lag = byRank([0, 1, 2, 6])

export function clientOf(random: Random, ts: number): Client {
  const { userAgent, screens } = random.pick(choice)
  const chrome = newestChrome(ts) - random.pick(lag)
  const text = userAgent.replaceAll('{chrome}', String(chrome)).replaceAll('{firefox}', String(chrome + 2))
  return { ...describeClient(text), screen: random.pick(screens) }
}

const CHROME_131 = Date.UTC(2024, 10, 12)
const RELEASE_MS = 31 * 24 * 60 * 60 * 1000

const newestChrome = (ts: number): number => 131 + Math.floor((ts - CHROME_131) / RELEASE_MS)
