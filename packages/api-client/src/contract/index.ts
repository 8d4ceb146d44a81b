import type { z } from 'zod'
import { auth } from './auth.ts'
import type { Endpoints } from './endpoints.ts'
import { instance } from './instance.ts'
import type { CallSchema } from './schema.ts'
import { stats } from './stats.ts'
import { user } from './user.ts'
import { websiteCalls } from './website.ts'

/** Input and output of every call, under the names of `endpoints`. */
export const schemas = { instance, auth, user, website: websiteCalls, stats } satisfies {
  [Resource in keyof Endpoints]: { [Call in keyof Endpoints[Resource]]: CallSchema }
}

export type Schemas = typeof schemas

/** What a caller passes: parsed values, and what has a default may be left out. */
export type Input<Schema extends CallSchema> = ClientInput<z.input<Schema['input']>, z.output<Schema['input']>>
export type Output<Schema extends CallSchema> = z.output<Schema['output']>

type ClientInput<Raw, Parsed> = {
  [Name in keyof Raw & keyof Parsed as undefined extends Raw[Name] ? never : Name]: Parsed[Name]
} & {
  [Name in keyof Raw & keyof Parsed as undefined extends Raw[Name] ? Name : never]?: Parsed[Name]
}

export { endpoints, levels, type Endpoint, type Endpoints, type Level } from './endpoints.ts'
export { isMessageKey, messages, type MessageKey } from './messages.ts'
export type { CallSchema } from './schema.ts'
export * from './values.ts'
