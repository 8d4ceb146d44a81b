import type { Website } from '../../store/database/websites.ts'

/** What every row of a website has on the wire, whoever asks. */
export const websiteFields = ({ id, theme_id, owner_id: _, ...site }: Website) => ({
  ...site,
  id: String(id),
  theme_id: theme_id === null ? null : String(theme_id),
})
