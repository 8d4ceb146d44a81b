import { levels, type AccountLevel } from '@sightline/api-client'

export const isAtLeast = (own: AccountLevel | undefined, needed: AccountLevel): boolean =>
  own !== undefined && levels.indexOf(own) >= levels.indexOf(needed)
