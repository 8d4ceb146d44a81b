import type { Endpoints } from '@sightline/api-client/contract'
import type { Handlers } from '../context.ts'
import { aiTask } from './ai-task.ts'
import { annotation } from './annotation.ts'
import { appTheme } from './app-theme.ts'
import { appWebsite } from './app-website.ts'
import { appUser } from './app-user.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { connectionCalls } from './connection.ts'
import { deletedEntry } from './deleted-entry.ts'
import { funnel } from './funnel.ts'
import { goal } from './goal.ts'
import { googleProperty } from './google-property.ts'
import { health } from './health.ts'
import { instance } from './instance.ts'
import { invitation } from './invitation.ts'
import { job } from './job.ts'
import { mail } from './mail.ts'
import { order } from './order.ts'
import { listSetting } from './list-setting.ts'
import { savedView } from './saved-view.ts'
import { instanceSetting } from './instance-setting.ts'
import { share } from './share.ts'
import { siteReport } from './site-report.ts'
import { stats } from './stats/stats.ts'
import { user } from './user.ts'
import { userOrder } from './user-order.ts'
import { userPoints } from './user-points.ts'
import { website } from './website.ts'

export const handlers = {
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
  authorization: connectionCalls,
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
} satisfies {
  [Resource in keyof Endpoints]: Handlers<Resource>
}
