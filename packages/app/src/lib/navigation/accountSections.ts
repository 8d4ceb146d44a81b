/** The sections of one’s account, in their order, as they stand in the address. */
export const sections = [
  'profile',
  'security',
  'sessions',
  'api-keys',
  'notices',
  'orders',
  'points',
  'invite',
  'data',
] as const
export type Section = (typeof sections)[number]

/** The section that an address names; the first one where it names none, undefined where the name is unknown. */
export const sectionIn = (named: string | undefined): Section | undefined =>
  named === undefined ? 'profile' : sections.find((section) => section === named)
