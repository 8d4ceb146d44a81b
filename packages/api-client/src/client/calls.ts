import type { Endpoints } from '../contract/endpoints/index.ts'
import type { CallSchema, Input, Output, Schemas } from '../contract/index.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

// Editors show the comment of an endpoint at its method, because the types are mapped over the endpoints themselves.
// Not all editors do, so the built package names every method with its comment (build-calls.mjs).
/** The methods of all calls, by resource. */
export type Calls = {
  readonly [Resource in keyof Endpoints]: {
    readonly [Name in keyof Endpoints[Resource]]: Call<CallInput<Resource, Name>, CallOutput<Resource, Name>>
  }
}

/** The input of a call: `CallInput<'website', 'addWebsite'>`. A call that takes files also takes a form instead. */
export type CallInput<Resource extends keyof Endpoints, Name extends keyof Endpoints[Resource]> =
  | Flat<Input<SchemaOf<Resource, Name>>>
  | (Endpoints[Resource][Name] extends { readonly encoding: 'multipart' } ? FormData : never)

/** The `data` that a call answers on success: `CallOutput<'website', 'addWebsite'>`. */
export type CallOutput<Resource extends keyof Endpoints, Name extends keyof Endpoints[Resource]> = Output<
  SchemaOf<Resource, Name>
>

/** The same fields in one flat type, which is easier to read. */
type Flat<Fields> = { [Name in keyof Fields]: Fields[Name] } & {}

type SchemaOf<Resource extends keyof Endpoints, Name extends keyof Endpoints[Resource]> = Schemas[Resource][Name &
  keyof Schemas[Resource]] extends infer Schema extends CallSchema
  ? Schema
  : never

/** A method, whose input may be omitted when no field of it is required. */
type Call<CallsInput, Data> = object extends CallsInput
  ? (input?: CallsInput, options?: CallOptions<Data>) => Promise<Result<Data>>
  : (input: CallsInput, options?: CallOptions<Data>) => Promise<Result<Data>>
