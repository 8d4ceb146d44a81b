import { aitask } from './endpoints/aitask.ts'
import { annotation } from './endpoints/annotation.ts'
import { appUser } from './endpoints/app-user.ts'
import { app } from './endpoints/app.ts'
import { audit } from './endpoints/audit.ts'
import { auth } from './endpoints/auth.ts'
import { funnel } from './endpoints/funnel.ts'
import { goal } from './endpoints/goal.ts'
import { instance } from './endpoints/instance.ts'
import { job } from './endpoints/job.ts'
import { order } from './endpoints/order.ts'
import { savedView } from './endpoints/saved-view.ts'
import { share } from './endpoints/share.ts'
import { stats } from './endpoints/stats.ts'
import { user } from './endpoints/user.ts'
import { userOrder } from './endpoints/user-order.ts'
import { userPoints } from './endpoints/user-points.ts'
import { website } from './endpoints/website.ts'

/**
 * Every call of the service: plain data, safe to load in a browser.
 * What each call takes and answers stands in the schema file of the same name.
 */
export const endpoints = {
  instance,
  auth,
  user,
  website,
  stats,
  goal,
  funnel,
  annotation,
  savedView,
  share,
  order,
  job,
  appUser,
  userPoints,
  userOrder,
  app,
  aitask,
  audit,
} as const

export type Endpoints = typeof endpoints
export { levels, type Endpoint, type Level } from './endpoints/endpoint.ts'
