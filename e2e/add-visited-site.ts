import { type ApiClient, unwrap } from '@sightline/api-client'
import { importLines, type Line, lineOf } from '../packages/server/tests/support/import-export.ts'

const DAY_MS = 86_400_000
const DAYS = 70

/** A site of somebody's own with the visits of its last days, up to yesterday. @returns its id */
export async function addVisitedSite(client: ApiClient, word: string): Promise<string> {
  const domain = `${word}.example`
  const site = { name: `Shop ${word}`, domain, currency_type: 'EUR', time_zone: 'Etc/UTC' } as const
  const { id } = await unwrap(client.website.addWebsite(site))
  const { job } = await importLines(client, id, visitsOf(domain))
  if (job.status !== 'succeeded') throw new Error(`The visits were not imported: ${JSON.stringify(job)}`)
  return id
}

/** Each day some visitors come to the home page; every third of them looks at the prices, too. Fewer come on weekends. */
function visitsOf(domain: string): Line[] {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  return Array.from({ length: DAYS }, (_, index) => today - (DAYS - index) * DAY_MS).flatMap((day) => {
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
    return Array.from({ length: (isWeekend ? 22 : 32) + ((day / DAY_MS) % 3) }, (_, visitor) => {
      const at = (minutes: number) => ({
        ts: new Date(day + (visitor * 30 + minutes) * 60_000).toISOString(),
        visitor_id: String(day / DAY_MS) + String(visitor).padStart(3, '0'),
      })
      const home = lineOf({ ...at(0), url: `https://${domain}/`, device: visitor % 2 ? 'mobile' : 'desktop' })
      const prices = lineOf({ ...at(2), url: `https://${domain}/prices`, device: visitor % 2 ? 'mobile' : 'desktop' })
      return visitor % 3 === 0 ? [home, prices] : [home]
    }).flat()
  })
}
