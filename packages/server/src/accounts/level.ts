import { levels, type Level } from '@sightline/api-client/contract'

/** Whether a level includes the rights of another one. */
export const reachesLevel = (level: Level, needed: Level): boolean => levels.indexOf(level) >= levels.indexOf(needed)
