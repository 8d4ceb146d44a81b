import type { Endpoints } from '@sightline/api-client/contract'
import type { Handlers } from '../context.ts'
import { auth } from './auth.ts'
import { instance } from './instance.ts'
import { stats } from './stats.ts'
import { user } from './user.ts'
import { website } from './website.ts'

export const handlers = { instance, auth, user, website, stats } satisfies {
  [Resource in keyof Endpoints]: Handlers<Resource>
}
