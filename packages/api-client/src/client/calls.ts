import type { Endpoints } from '../contract/endpoints/index.ts'
import type { CallSchema, Input, Output, Schemas } from '../contract/index.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

// Editors show the comment above an endpoint at its method, as the types are mapped over the endpoints themselves. Not all
// do: therefore the package that is built names every method with its comment (build-calls.mjs).
/** The method of every call. */
export type Calls = {
  readonly [Resource in keyof Endpoints]: {
    readonly [Name in keyof Endpoints[Resource]]: Call<CallInput<Resource, Name>, CallOutput<Resource, Name>>
  }
}

/** What a call takes: `CallInput<'website', 'addWebsite'>`. A call that takes files takes a form in its place, too. */
export type CallInput<Resource extends keyof Endpoints, Name extends keyof Endpoints[Resource]> =
  | Flat<Input<SchemaOf<Resource, Name>>>
  | (Endpoints[Resource][Name] extends { readonly encoding: 'multipart' } ? FormData : never)

/** The `data` that a call answers on success: `CallOutput<'website', 'addWebsite'>`. */
export type CallOutput<Resource extends keyof Endpoints, Name extends keyof Endpoints[Resource]> = Output<
  SchemaOf<Resource, Name>
>

/** The same fields in one type, as people read them best. */
type Flat<Fields> = { [Name in keyof Fields]: Fields[Name] } & {}

type SchemaOf<Resource extends keyof Endpoints, Name extends keyof Endpoints[Resource]> = Schemas[Resource][Name &
  keyof Schemas[Resource]] extends infer Schema extends CallSchema
  ? Schema
  : never

/** The input may be left out where no field of it is needed. */
type Call<CallsInput, Data> = object extends CallsInput
  ? (input?: CallsInput, options?: CallOptions<Data>) => Promise<Result<Data>>
  : (input: CallsInput, options?: CallOptions<Data>) => Promise<Result<Data>>
