/** Why code of the app did not come: not in time, or not at all. */
export const loadErrorTypes = ['timeout', 'missing'] as const
export type LoadErrorType = (typeof loadErrorTypes)[number]
