import type { Site } from '../../store/relational/sites/sites.ts'

/** What every row of a website has on the wire, for every caller. */
export const siteFields = ({ id, theme_id, owner_id: _, ...site }: Site) => ({
  ...site,
  id: String(id),
  theme_id: theme_id === null ? null : String(theme_id),
})
