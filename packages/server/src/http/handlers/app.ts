import { resultOf } from '../../bulk/bulk-result.ts'
import { ApiError } from '../../errors.ts'
import { idOf } from '../../store/relational/ids.ts'
import {
  countThemes,
  findListedTheme,
  listThemes,
  themeIds,
  type ListedTheme,
  type ThemeFilters,
} from '../../store/relational/themes.ts'
import { countSites, listSites, siteIds, type SiteFilters } from '../../store/relational/sites/sites.ts'
import { makeLogo, makePreview } from '../../themes/pictures.ts'
import { addTheme, changeTheme, removeThemes } from '../../themes/themes.ts'
import { addSite, changeSite, transferOwnership, type ChangeResult } from '../../sites/change.ts'
import { newConsoleSite, readConsoleSite, withMetrics, type ConsoleSite } from '../../sites/console.ts'
import { removeSites } from '../../sites/remove.ts'
import type { Handlers } from '../context.ts'
import { answerBulk } from '../selection.ts'
import type { Services } from '../services.ts'
import { lookOf, previewsOf } from '../theme-look.ts'

export const app: Handlers<'app'> = {
  async fetchAppWebsiteList({ input, services: { db, statsSources, now } }) {
    const { sites, total } = await listSites(db, input, input)
    return { list: (await withMetrics(statsSources, sites, now())).map(siteRowOf), total }
  },

  async createAppWebsite({ input, services: { db, now } }) {
    const { owner_id, theme_id, ...form } = input
    const belongings = { ownerId: idOf(owner_id), themeId: theme_id === undefined ? null : idOf(theme_id) }
    return siteRowOf(await newConsoleSite(db, await addSite(db, form, belongings, now())))
  },

  async updateAppWebsite({ input, services }) {
    const { id, version, theme_id, ...rest } = input
    const changes = { ...rest, theme_id: typeof theme_id === 'string' ? idOf(theme_id) : theme_id }
    const row = await changedRow(services, idOf(id), () =>
      changeSite(services.db, { id: idOf(id), version }, changes, services.now()),
    )
    // The collector may know it as it was.
    if (changes.status !== undefined) services.collector.forgetSites()
    return row
  },

  deleteAppWebsite: ({ input, principal, services }) =>
    answerBulk({
      action: 'app.deleteAppWebsite',
      selection: input,
      found: {
        count: (filters: SiteFilters) => countSites(services.db, filters),
        idsOf: (filters, limit) => siteIds(services.db, filters, limit),
      },
      principal,
      services,
      work: async (ids) => resultOf(ids, (await removeSites(services, ids, principal.user.id)).removed),
    }),

  async transferAppWebsite({ input, services }) {
    const rowVersion = { id: idOf(input.id), version: input.version }
    const row = await changedRow(services, rowVersion.id, () =>
      transferOwnership(services.db, rowVersion, idOf(input.owner_id), services.now()),
    )
    services.mail?.wake()
    return row
  },

  async fetchThemeList({ input, services }) {
    const { themes, total } = await listThemes(services.db, input, input)
    return { list: themes.map(themeRowOf), total }
  },

  async createThemes({ input, services: { db, now } }) {
    const { image, logo, description = null, repository = null, ...rest } = input
    const theme = await addTheme(db, { ...rest, description, repository }, await picturesOf({ image, logo }), now())
    return themeRowOf({ ...theme, websites: 0 })
  },

  async updateThemes({ input, services: { db, now } }) {
    const { id, version, image, logo, removes_logo: removesLogo = false, ...changes } = input
    const pictures = await picturesOf({ image, logo })
    const rowVersion = { id: idOf(id), version }
    const { theme, isStale } = await changeTheme(
      db,
      rowVersion,
      changes,
      removesLogo ? { ...pictures, logo: null } : pictures,
      now(),
    )
    const row = themeRowOf({ ...theme, websites: (await findListedTheme(db, theme.id))?.websites ?? 0 })
    if (isStale) throw new ApiError('row_changed', row)
    return row
  },

  deleteThemes: ({ input, principal, services }) =>
    answerBulk({
      action: 'app.deleteThemes',
      selection: input,
      found: {
        count: (filters: ThemeFilters) => countThemes(services.db, filters),
        idsOf: (filters, limit) => themeIds(services.db, filters, limit),
      },
      principal,
      services,
      work: async (ids) => resultOf(ids, await removeThemes(services.db, ids, services.now())),
    }),
}

/** Makes a change and answers the row. Where its statistics cannot be read, nothing is changed. @throws {ApiError} */
async function changedRow({ db, statsSources, now }: Services, id: number, change: () => Promise<ChangeResult>) {
  await readConsoleSite(db, statsSources, id, now())
  const { isStale } = await change()
  const row = siteRowOf(await readConsoleSite(db, statsSources, id, now()))
  if (isStale) throw new ApiError('row_changed', row)
  return row
}

const siteRowOf = ({ site: { owner_email, ...site }, metrics }: ConsoleSite) => ({
  ...site,
  owner: { id: site.owner_id, email: owner_email },
  ...metrics,
})

const themeRowOf = (theme: ListedTheme) => ({
  ...theme,
  ...lookOf(theme),
  ...previewsOf(theme),
})

const picturesOf = async ({ image, logo }: { image?: Blob | undefined; logo?: Blob | undefined }) => ({
  preview: image && (await makePreview(image)),
  logo: logo && (await makeLogo(logo)),
})
