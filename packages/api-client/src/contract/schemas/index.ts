import type { z } from 'zod'
import { aiTask } from './ai-task.ts'
import { annotation } from './annotation.ts'
import { appUser } from './app-user.ts'
import { appTheme } from './app-theme.ts'
import { appWebsite } from './app-website.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { connection } from './connection.ts'
import type { Endpoints } from '../endpoints/index.ts'
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
import type { CallSchema } from './call-schema.ts'
import { instanceSetting } from './instance-setting.ts'
import { share } from './share.ts'
import { siteReport } from './site-report.ts'
import { stats } from './stats/stats.ts'
import { user } from './user.ts'
import { userOrder } from './user-order.ts'
import { userPoints } from './user-points.ts'
import { websiteCalls } from './website.ts'

/** The input and output of every call, under the names of `endpoints`. */
export const schemas = {
  instance,
  auth,
  user,
  website: websiteCalls,
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
} satisfies {
  [Resource in keyof Endpoints]: { [Call in keyof Endpoints[Resource]]: CallSchema }
}

export type Schemas = typeof schemas

/** The input that a caller passes: parsed values, without fields that have a default. */
export type Input<Schema extends CallSchema> = ClientInput<Schema['input']['shape']>
export type Output<Schema extends CallSchema> = z.output<Schema['output']>

type Shape = Record<string, z.ZodType>
type ClientInput<Fields extends Shape> = {
  [Name in keyof Fields as undefined extends z.input<Fields[Name]> ? never : Name]: z.output<Fields[Name]>
} & {
  [Name in keyof Fields as undefined extends z.input<Fields[Name]> ? Name : never]?: Exclude<
    z.output<Fields[Name]>,
    undefined
  >
}
