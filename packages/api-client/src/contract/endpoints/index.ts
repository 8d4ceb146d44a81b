import { aiTask } from './ai-task.ts'
import { annotation } from './annotation.ts'
import { appUser } from './app-user.ts'
import { appTheme } from './app-theme.ts'
import { appWebsite } from './app-website.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { connection } from './connection.ts'
import { deletedEntry } from './deleted-entry.ts'
import { funnel } from './funnel.ts'
import { goal } from './goal.ts'
import { googleProperty } from './google-property.ts'
import { health } from './health.ts'
import { instance } from './instance.ts'
import { invitation } from './invitation.ts'
import { job } from './job.ts'
import { listSetting } from './list-setting.ts'
import { mail } from './mail.ts'
import { order } from './order.ts'
import { savedView } from './saved-view.ts'
import { instanceSetting } from './instance-setting.ts'
import { share } from './share.ts'
import { siteReport } from './site-report.ts'
import { stats } from './stats.ts'
import { user } from './user.ts'
import { userOrder } from './user-order.ts'
import { userPoints } from './user-points.ts'
import { website } from './website.ts'

/**
 * Every call of the service: plain data, safe to load in a browser. Input and output of each call are in the schema
 * file of the same name.
 */
export const endpoints = {
  instance,
  auth,
  user,
  website,
  stats,
  googleProperty,
  goal,
  funnel,
  annotation,
  listSetting,
  savedView,
  deletedEntry,
  share,
  invitation,
  siteReport,
  authorization: connection,
  mail,
  order,
  job,
  appUser,
  userPoints,
  userOrder,
  app: { ...appWebsite, ...appTheme },
  aitask: aiTask,
  audit,
  instanceSetting,
  health,
} as const

export type Endpoints = typeof endpoints
export type { Endpoint } from './endpoint.ts'
