import { levels, type Level } from '@sightline/api-client/contract'

/** Whether a level may do what another one may. */
export const reachesLevel = (level: Level, needed: Level): boolean => levels.indexOf(level) >= levels.indexOf(needed)
