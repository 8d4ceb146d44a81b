export const TRIAL_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** When the trial that began with the first login is over. */
export const trialEnd = (firstLogin: Date): Date => new Date(firstLogin.getTime() + TRIAL_DAYS * DAY_MS)
