import type { Website } from '@sightline/api-client'

/** The sections of a site’s settings, in their order, as they stand in the address. */
const sections = [
  'general',
  'snippet',
  'google',
  'sharing',
  'reports',
  'goals',
  'collection',
  'transfer',
  'recently-deleted',
  'delete',
] as const
export type Section = (typeof sections)[number]

/** The sections that somebody with whom the site is shared may see. */
const ofViewers: readonly Section[] = ['general', 'snippet', 'reports', 'goals', 'collection', 'recently-deleted']

export const sectionsFor = (access: Website['access']): readonly Section[] =>
  access === 'owner' ? sections : sections.filter((section) => ofViewers.includes(section))

/** The section that an address names; the first one where it names none, undefined where the name is unknown. */
export const sectionIn = (named: string | undefined, access: Website['access']): Section | undefined =>
  named === undefined ? 'general' : sectionsFor(access).find((section) => section === named)
