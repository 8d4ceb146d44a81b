import { trialDays } from '@sightline/api-client/contract'

const DAY_MS = 24 * 60 * 60 * 1000

/** The end of the trial that began with the first sign-in. */
export const trialEnd = (firstLogin: Date): Date => new Date(firstLogin.getTime() + trialDays * DAY_MS)
