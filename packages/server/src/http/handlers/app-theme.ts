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
import { makeLogo, makePreview } from '../../themes/pictures.ts'
import { addTheme, changeTheme, moveTheme, removeThemes } from '../../themes/themes.ts'
import type { Handlers } from '../context.ts'
import { answerBulk } from '../bulk-selection.ts'
import type { Services } from '../services.ts'
import { lookOf, previewsOf } from '../theme-response.ts'

type ThemeCall = 'fetchThemeList' | 'createThemes' | 'updateThemes' | 'moveThemes' | 'deleteThemes'

export const appTheme: Pick<Handlers<'app'>, ThemeCall> = {
  async fetchThemeList({ input, services }) {
    const { themes, total } = await listThemes(services.db, input, input)
    return { list: themes.map((theme) => themeRowOf(theme, services)), total }
  },

  async createThemes({ input, services }) {
    const { db, now } = services
    const { image, logo, description = null, repository = null, ...rest } = input
    const theme = await addTheme(db, { ...rest, description, repository }, await picturesOf({ image, logo }), now())
    return themeRowOf({ ...theme, websites: 0 }, services)
  },

  async updateThemes({ input, services }) {
    const { db, now } = services
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
    const row = themeRowOf({ ...theme, websites: (await findListedTheme(db, theme.id))?.websites ?? 0 }, services)
    if (isStale) throw new ApiError('row_changed', row)
    return row
  },

  async moveThemes({ input: { id, version, target_id: targetId, position }, services }) {
    const { db, now } = services
    const place = { targetId: idOf(targetId), position }
    const { theme, isStale } = await moveTheme(db, { id: idOf(id), version }, place, now())
    const row = themeRowOf({ ...theme, websites: (await findListedTheme(db, theme.id))?.websites ?? 0 }, services)
    if (isStale) throw new ApiError('row_changed', row)
    return row
  },

  deleteThemes: ({ input, principal, services }) =>
    answerBulk({
      action: 'app.deleteThemes',
      selection: input,
      rowSource: {
        count: (filters: ThemeFilters) => countThemes(services.db, filters),
        idsOf: (filters, limit) => themeIds(services.db, filters, limit),
      },
      principal,
      services,
      work: async (ids) => resultOf(ids, await removeThemes(services.db, ids, services.now())),
    }),
}

const themeRowOf = (theme: ListedTheme, services: Services) => ({
  ...theme,
  ...lookOf(theme, services),
  ...previewsOf(theme, services),
})

const picturesOf = async ({ image, logo }: { image?: Blob | undefined; logo?: Blob | undefined }) => ({
  preview: image && (await makePreview(image)),
  logo: logo && (await makeLogo(logo)),
})
