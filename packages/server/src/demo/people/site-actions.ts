import type { ThemeFont, ThemePanel, ThemeStatus } from '@sightline/api-client/contract'
import { insertSite } from '../../store/relational/sites/sites.ts'
import { insertImage } from '../../store/relational/images.ts'
import { insertTheme } from '../../store/relational/themes.ts'
import type { Preview } from '../../themes/pictures.ts'
import type { Random } from '../random.ts'
import type { DemoAction, DemoContext } from './demo-action.ts'
import { DAY_MS } from './generate-people.ts'
import { inventedSites } from './person-choices.ts'

interface InventedTheme {
  daysAgo: number
  name: string
  description: string
  status: ThemeStatus
  accent: string | null
  font: ThemeFont | null
  radius: number | null
  panels: readonly ThemePanel[] | null
  repository: string | null
}

/** The template that has a picture for the list. */
const PICTURED = 'Harbour'

const themes: readonly InventedTheme[] = [
  {
    daysAgo: 640,
    name: 'Harbour',
    description: 'Deep blue with round corners, for shops by the sea.',
    status: 'published',
    accent: '#1F5FA8',
    font: null,
    radius: 12,
    panels: null,
    repository: 'https://github.com/harborlane/harbour-template',
  },
  {
    daysAgo: 520,
    name: 'Broadsheet',
    description: 'A serif for journals, with the pages first.',
    status: 'published',
    accent: '#7A2E2E',
    font: 'source_serif',
    radius: 2,
    panels: ['content', 'sources', 'places'],
    repository: 'https://github.com/harborlane/broadsheet-template',
  },
  {
    daysAgo: 330,
    name: 'Orchard',
    description: 'Green and friendly.',
    status: 'published',
    accent: '#2F6B3A',
    font: 'nunito',
    radius: 16,
    panels: null,
    repository: null,
  },
  {
    daysAgo: 150,
    name: 'Workshop',
    description: 'Plain, with events and funnels above everything else.',
    status: 'published',
    accent: '#5B4B8A',
    font: 'source_sans',
    radius: 6,
    panels: ['events', 'funnels', 'sources', 'content', 'technology'],
    repository: null,
  },
  {
    daysAgo: 25,
    name: 'Midwinter',
    description: 'For the end of the year, in a cold blue; not finished yet.',
    status: 'draft',
    accent: '#3B6E8F',
    font: null,
    radius: 10,
    panels: null,
    repository: null,
  },
  {
    daysAgo: 5,
    name: 'One page',
    description: 'Only the sources, for campaigns.',
    status: 'draft',
    accent: null,
    font: null,
    radius: null,
    panels: ['sources'],
    repository: null,
  },
]

/** The templates that staff has made, and the sites of some members. */
export function siteActions(random: Random, { db, users, to, asStaff }: DemoContext, picture: Preview): DemoAction[] {
  const published: { id: number; at: number }[] = []
  const themeActions = themes.map(({ daysAgo, panels, ...theme }, index): DemoAction => {
    const at = to - daysAgo * DAY_MS
    const run = (now: Date) =>
      asStaff('app.createThemes', { ...theme, ...(panels !== null && { panels }) }, now, async () => {
        const isPictured = theme.name === PICTURED
        const pictures = isPictured
          ? { image_hash: picture.picture.hash, thumbnail_hash: picture.thumbnail.hash, logo_hash: null }
          : { image_hash: null, thumbnail_hash: null, logo_hash: null }
        if (isPictured) for (const image of [picture.picture, picture.thumbnail]) await insertImage(db, image)
        const row = { ...theme, ...pictures, sort: (index + 1) * 10 }
        const { id } = await insertTheme(db, { ...row, panels: panels === null ? null : JSON.stringify(panels) }, now)
        if (theme.status === 'published') published.push({ id, at })
      })
    return { at, run }
  })

  const owners = users.filter(({ person, purchases }) => person.level === 'member' && purchases.length > 0)
  const actions = inventedSites.map((site, index): DemoAction => {
    const owner = owners[Math.floor((index / inventedSites.length) * owners.length)]
    const { first, last } = owner?.person.signedIn ?? { first: to, last: to }
    const at = Math.floor(random.between(first, Math.min(last, first + 30 * DAY_MS)))
    const hasTheme = random.chance(0.6)
    const draw = random.bits()
    const run = async (now: Date) => {
      if (owner === undefined) return
      const themeId = hasTheme && published.length > 0 ? (published[draw % published.length]?.id ?? null) : null
      const { currency: currencyType, timeZone } = owner.person
      await insertSite(db, { ...site, ownerId: owner.id, currencyType, timeZone, weekStart: 'monday', themeId, now })
    }
    return { at, run }
  })
  return [...themeActions, ...actions]
}
