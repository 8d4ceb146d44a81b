import {
  type ApiKeyScope,
  endpoints,
  levels,
  messages,
  messageText,
  apiErrorCodes,
  schemas,
  summaries,
  type CallSchema,
  type Endpoint,
  type Level,
} from '@sightline/api-client/contract'
import { answersOf, type Answer } from './error-answers.ts'
import { inputSchema, outputSchema, type JsonSchema } from './json-schema.ts'

export interface Parameter {
  name: string
  in: 'query'
  required: boolean
  description?: string
  schema: JsonSchema
}

/** A call, as it is in the document. */
export interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, unknown>
  'x-level': Level
  /** The scope with which an API key may make the call. */
  'x-api-key'?: ApiKeyScope
  /** The data of a success. */
  'x-data': JsonSchema
  'x-answers': Answer[]
}

export interface OpenApi {
  openapi: '3.1.0'
  info: Record<string, unknown> & { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>
  components: Record<string, Record<string, unknown>>
}

const DESCRIPTION = `Every call answers the envelope \`{ code, message, data }\`. \`code\` is 200 for success. A refusal that the \
service understands comes with HTTP status 200 and another code; its \`message\` is a key that stays the same, and \
\`data.fields\` names the message of each wrong field. What goes wrong on the way there (too large, too many requests, an \
unknown path, a crash) has an HTTP status of its own and the same envelope.

A POST carries a form, form-urlencoded or multipart. A list or an object is one field holding JSON. An absent field is \
unchanged, an empty one is removed. Ids are texts of digits, instants ISO 8601 in UTC with milliseconds, money is in the \
currency's minor unit. An update carries the \`version\` of the row that was seen.`

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(version: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const { resource, name, endpoint, schema } of everyCall()) {
    const method = endpoint.method === 'GET' ? 'get' : 'post'
    paths[endpoint.path] = { ...paths[endpoint.path], [method]: operationOf(resource, name, endpoint, schema) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sightline', version, description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: './' }],
    tags: Object.keys(endpoints).map((name) => ({ name })),
    paths,
    components,
  }
}

function everyCall() {
  return Object.entries<Record<string, Endpoint>>(endpoints).flatMap(([resource, calls]) =>
    Object.entries(calls).flatMap(([name, endpoint]) => {
      const schema = (schemas as Record<string, Record<string, CallSchema>>)[resource]?.[name]
      return schema === undefined ? [] : [{ resource, name, endpoint, schema }]
    }),
  )
}

function operationOf(resource: string, name: string, endpoint: Endpoint, schema: CallSchema): Operation {
  const input = inputSchema(schema.input)
  const data = outputSchema(schema.output)
  const answers = answersOf(endpoint, schema)
  return {
    operationId: `${resource}.${name}`,
    summary: summaries[resource]?.[name] ?? '',
    description: needsOf(endpoint),
    tags: [resource],
    security: needsToken(endpoint) ? [{ bearer: [] }] : [],
    ...(endpoint.method === 'GET' ? { parameters: parametersOf(input) } : bodyOf(endpoint, input)),
    responses: { '200': responseOf(data, answers), ...transportResponses(endpoint) },
    'x-level': endpoint.level,
    ...(endpoint.apiKey === undefined ? {} : { 'x-api-key': endpoint.apiKey }),
    'x-data': data,
    'x-answers': answers,
  }
}

const needs: Record<Level, string> = {
  visitor: 'Needs no token.',
  member: 'Needs the token of anybody who is signed in.',
  operator: 'Needs the token of an operator or an administrator.',
  admin: 'Needs the token of an administrator.',
}

const needsToken = ({ level, share }: Endpoint): boolean => level !== 'visitor' || share === 'needed'

/** Describes in sentences who may make the call. */
function needsOf({ level, site, membership, apiKey, share }: Endpoint): string {
  return [
    share === 'needed' ? 'Needs the token of a share link.' : needs[level],
    ...(apiKey === undefined ? [] : [`An API key with the scope ${apiKey} will do.`]),
    ...(share === 'allowed' ? ['So will the token of a share link of the site.'] : []),
    ...(share === 'allowed' && membership !== true
      ? ['With that one the owner’s membership must not have ended.']
      : []),
    ...(site === 'owner' ? ['The site must be one’s own.'] : []),
    ...(site === 'viewer' ? ['The site must be one’s own or shared with one.'] : []),
    ...(membership === true ? ['The membership of the site’s owner must not have ended.'] : []),
  ].join(' ')
}

function parametersOf({ properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema,
  }))
}

function bodyOf({ encoding }: Endpoint, input: JsonSchema): Pick<Operation, 'requestBody'> {
  if (Object.keys(input.properties ?? {}).length === 0) return {}
  const type = encoding === 'multipart' ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  return { requestBody: { required: true, content: { [type]: { schema: input } } } }
}

function responseOf(data: JsonSchema, answers: readonly Answer[]): unknown {
  const success: JsonSchema = {
    type: 'object',
    properties: { code: { const: 200 }, message: { const: 'success' }, data },
    required: ['code', 'message', 'data'],
  }
  const apiError: JsonSchema = {
    allOf: [
      { $ref: '#/components/schemas/Refusal' },
      {
        properties: {
          code: { enum: [...new Set(answers.map(({ code }) => code))] },
          message: { enum: answers.map(({ message }) => message) },
        },
      },
    ],
  }
  const lines = answers.map(({ code, message, text }) => `- ${code} \`${message}\`: ${text}`)
  return {
    description: ['The envelope.', ...(lines.length > 0 ? ['Refusals:', ...lines] : [])].join('\n'),
    content: { 'application/json': { schema: answers.length === 0 ? success : { oneOf: [success, apiError] } } },
  }
}

const transport = {
  '400': ['Malformed', 'invalid_input'],
  '413': ['TooLarge', 'too_large'],
  '429': ['TooManyRequests', 'too_many_requests'],
  '500': ['Failure', 'internal_error'],
  '503': ['Unavailable', 'figures_unavailable'],
} as const

function transportResponses({ method }: Endpoint): Record<string, unknown> {
  const statuses = Object.entries(transport).filter(([status]) => method === 'POST' || status !== '413')
  return Object.fromEntries(statuses.map(([status, [name]]) => [status, { $ref: `#/components/responses/${name}` }]))
}

const envelope = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: ['code', 'message', 'data'],
})

const components = {
  securitySchemes: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description: `The token that signing in answers, or an API key or the token of a share link where a call takes one. Levels: ${levels.join(', ')}; each may do what those before it may.`,
    },
  },
  schemas: {
    Refusal: envelope({
      code: {
        enum: [...new Set(Object.values(apiErrorCodes))].toSorted((a, b) => a - b),
        description: '400: bad input or token. 402: membership. 403: not allowed. 404: no such row. 409: conflict.',
      },
      message: { type: 'string', enum: Object.keys(apiErrorCodes), description: 'A message key.' },
      data: {
        description:
          'With `fields`, the message key of each wrong field; at `row_changed`, the row as it is now; else null.',
      },
    }),
    Failure: envelope({
      code: { type: 'integer', description: 'The HTTP status.' },
      message: { type: 'string', enum: Object.keys(messages), description: 'A message key.' },
      data: { type: 'null' },
    }),
  },
  responses: Object.fromEntries(
    Object.values(transport).map(([name, key]) => [
      name,
      {
        description:
          key === 'too_many_requests' ? `${messageText(key)}; or ${messageText('too_many_queries')}` : messageText(key),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  ),
}
