import { endpoints, isMessageKey, levels, type Endpoint } from '@sightline/api-client/contract'
import { expect, test } from 'vitest'
import type { JsonSchema } from './json-schema.ts'
import { openApiDocument, type Operation } from './openapi.ts'

const document = JSON.parse(JSON.stringify(openApiDocument('1.2.3'))) as ReturnType<typeof openApiDocument>
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const operation = (id: string): Operation => {
  const found = operations.find((entry) => entry.operation.operationId === id)
  if (found === undefined) throw new Error(`${id} is not in the document`)
  return found.operation
}
const inputOf = ({ requestBody }: Operation): JsonSchema => Object.values(requestBody?.content ?? {})[0]?.schema ?? {}

test('has every call of the contract, once, where it is served', () => {
  const expected = Object.entries<Record<string, Endpoint>>(endpoints).flatMap(([resource, calls]) =>
    Object.entries(calls).map(([name, { path, method }]) => `${resource}.${name} ${method} ${path}`),
  )
  const found = operations.map((entry) => `${entry.operation.operationId} ${entry.method.toUpperCase()} ${entry.path}`)
  expect(found.toSorted()).toEqual(expected.toSorted())
})

/** Every object in the document that stands under a key. */
function* each(value: unknown, key = ''): Generator<[string, unknown]> {
  yield [key, value]
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) yield* each(inner, name)
}

test('has the shape of OpenAPI 3.1', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/)
  expect(document.info).toMatchObject({ title: expect.any(String), version: '1.2.3' })
  const known = new Set(['openapi', 'info', 'servers', 'tags', 'paths', 'components'])
  expect(Object.keys(document).filter((key) => !known.has(key))).toEqual([])
  const tags = new Set(document.tags.map(({ name }) => name))
  const fields = new Set('operationId summary description tags security parameters requestBody responses'.split(' '))
  for (const { path, method, operation: call } of operations) {
    expect(path).toMatch(/^\/[\w/-]+$/)
    expect(Object.keys(call).filter((key) => !fields.has(key) && !key.startsWith('x-'))).toEqual([])
    expect(call.summary).toMatch(/\.$/)
    expect(call.tags.every((tag) => tags.has(tag))).toBe(true)
    expect(levels).toContain(call['x-level'])
    const needsToken = call['x-level'] !== 'visitor' || ['share.info', 'share.open'].includes(call.operationId)
    expect(call.security).toEqual(needsToken ? [{ bearer: [] }] : [])
    expect(method === 'get' ? call.requestBody : call.parameters).toBeUndefined()
    const names = (call.parameters ?? []).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const parameter of call.parameters ?? []) {
      expect(parameter).toMatchObject({ in: 'query', required: expect.any(Boolean), schema: expect.any(Object) })
    }
    expect(call.responses).toMatchObject({ '200': { description: expect.any(String), content: expect.any(Object) } })
    for (const response of Object.values(call.responses)) {
      const isWhole =
        typeof response === 'object' && response !== null && ('$ref' in response || 'description' in response)
      expect(isWhole).toBe(true)
    }
    for (const { message } of call['x-answers']) expect(isMessageKey(message)).toBe(true)
  }
})

test('every reference leads somewhere', () => {
  const references = [...each(document)].filter(([key]) => key === '$ref')
  expect(references.length).toBeGreaterThan(100)
  for (const [, value] of references) {
    const steps = String(value).replace(/^#\//, '').split('/')
    const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document)
    expect(target, String(value)).toBeDefined()
  }
})

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'null', 'object', 'array'])
const KEYWORDS: Record<string, (value: never) => boolean> = {
  $ref: (text: string) => text.startsWith('#/'),
  type: (type: string | string[]) => [type].flat().every((name) => TYPES.has(name)),
  description: (text: string) => text.length > 0,
  default: () => true,
  const: () => true,
  enum: (values: unknown[]) => values.length > 0 && new Set(values).size === values.length,
  format: (name: string) => /^[a-z-]+$/.test(name),
  pattern: (text: string) => new RegExp(text, 'u') instanceof RegExp,
  minLength: Number.isInteger,
  maxLength: Number.isInteger,
  minimum: Number.isFinite,
  maximum: Number.isFinite,
  exclusiveMinimum: Number.isFinite,
  minItems: Number.isInteger,
  maxItems: Number.isInteger,
  items: isSchema,
  prefixItems: (schemas: JsonSchema[]) => schemas.length > 0 && schemas.every(isSchema),
  properties: (properties: Record<string, JsonSchema>) => Object.values(properties).every(isSchema),
  propertyNames: isSchema,
  required: (names: string[]) => Array.isArray(names) && new Set(names).size === names.length,
  additionalProperties: (value: boolean | JsonSchema) => typeof value === 'boolean' || isSchema(value),
  anyOf: (schemas: JsonSchema[]) => schemas.length > 0 && schemas.every(isSchema),
  oneOf: (schemas: JsonSchema[]) => schemas.length > 0 && schemas.every(isSchema),
  allOf: (schemas: JsonSchema[]) => schemas.length > 0 && schemas.every(isSchema),
  contentMediaType: (type: string) => type === 'application/json',
  contentSchema: isSchema,
}

function isSchema(schema: JsonSchema): boolean {
  for (const [keyword, value] of Object.entries(schema)) {
    if (KEYWORDS[keyword]?.(value as never) !== true) throw new Error(`${keyword}: ${JSON.stringify(value)}`)
  }
  const names = Object.keys(schema.properties ?? {})
  const isKnown = (schema.required ?? []).every((name) => names.includes(name))
  if (!isKnown) throw new Error(`required: ${JSON.stringify(schema)}`)
  return true
}

test('every schema is one of JSON Schema 2020-12', () => {
  const found = [...each(document)].filter(([key]) => key === 'schema' || key === 'x-data')
  expect(found.length).toBeGreaterThan(100)
  for (const [, schema] of found) expect(isSchema(schema as JsonSchema)).toBe(true)
  for (const schema of Object.values(document.components['schemas'] ?? {})) {
    expect(isSchema(schema as JsonSchema)).toBe(true)
  }
})

test('says how a field travels', () => {
  const list = operation('appUser.fetchAppUserList').parameters ?? []
  const parameter = (name: string) => list.find((entry) => entry.name === name)
  expect(parameter('email')).toMatchObject({ required: false, description: expect.stringContaining('begins with') })
  expect(parameter('union_id')).toMatchObject({ description: expect.stringContaining('equal') })
  expect(parameter('pageSize')).toMatchObject({ schema: { type: 'string', default: '20' } })

  const body = operation('appUser.deleteAppUser').requestBody?.content ?? {}
  expect(Object.keys(body)).toEqual(['application/x-www-form-urlencoded'])
  expect(inputOf(operation('appUser.deleteAppUser')).properties?.['ids']).toMatchObject({
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 1000 },
  })
  expect(inputOf(operation('appUser.fetchToken')).properties?.['may_write']).toEqual({
    type: 'string',
    enum: ['true', 'false'],
    default: 'false',
  })
  const file = operation('appUser.importNew').requestBody?.content['multipart/form-data']?.schema
  expect(file).toMatchObject({ properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] })
})

test('says what a call answers', () => {
  const keys = (id: string) => operation(id)['x-answers'].map(({ code, message }) => `${code} ${message}`)
  expect(keys('instance.info')).toEqual([])
  expect(keys('auth.login')).toEqual([
    '400 invalid_input',
    '400 sign_in_failed',
    '403 account_disabled',
    '403 second_step_needed',
  ])
  expect(keys('stats.dashboard')).toEqual([
    '400 jwt_error_01',
    '400 jwt_error_02',
    '403 key_scope_missing',
    '400 link_invalid',
    '403 not_in_share_link',
    '403 share_password_needed',
    '400 invalid_input',
    '403 site_no_permission',
    '402 membership_expired',
    '402 webmaster_expired',
    // The errors of a site whose statistics come from Google Analytics.
    '400 figure_unavailable',
    '404 property_missing',
    '409 connection_reconnect',
    '409 google_disconnected',
    '400 scope_missing',
    '403 google_no_access',
    '409 google_quota',
    '409 provider_misconfigured',
    '409 provider_unavailable',
  ])
  expect(keys('appUser.importNew')).toEqual([
    '400 jwt_error_01',
    '400 jwt_error_02',
    '403 level_too_low',
    '403 read_only_session',
    '400 invalid_input',
    '400 file_invalid',
  ])
  expect(keys('auth.logout')).not.toContain('403 read_only_session')
  expect(operation('job.get')['x-data']).toMatchObject({
    properties: { job: { properties: { status: { enum: expect.arrayContaining(['queued']) } } } },
  })
  // More fields may come.
  expect(operation('job.get')['x-data'].additionalProperties).toBeUndefined()
})
