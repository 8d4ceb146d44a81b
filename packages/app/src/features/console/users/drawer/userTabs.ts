/** The tabs of a user’s drawer, as the address names them. */
export const userTabs = ['profile', 'sites', 'orders', 'points', 'tasks', 'addresses', 'audit'] as const
export type UserTab = (typeof userTabs)[number]

/** What operators see of a user: sites, membership, points and the log are for administrators. */
const ofOperators: readonly UserTab[] = ['profile', 'tasks', 'addresses']

/** The tabs that somebody may open. */
export const tabsFor = (isAdmin: boolean): readonly UserTab[] => (isAdmin ? userTabs : ofOperators)

/** The tab that an address names; the profile where it names none that may be opened. */
export const tabIn = (name: string | null, isAdmin: boolean): UserTab =>
  tabsFor(isAdmin).find((tab) => tab === name) ?? 'profile'
