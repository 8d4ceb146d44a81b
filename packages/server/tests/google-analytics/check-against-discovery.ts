import { Ajv, type ValidateFunction } from 'ajv'
import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A schema as discovery documents have it: references are names, numbers of 64 bits are texts. */
type DiscoverySchema = Record<string, unknown>

const ajv = new Ajv({ strict: false, allErrors: true })
for (const name of ['analyticsdata', 'analyticsadmin']) {
  const file = join(import.meta.dirname, 'extracts', `${name}.v1beta.json`)
  const { schemas } = JSON.parse(readFileSync(file, 'utf8')) as { schemas: Record<string, DiscoverySchema> }
  for (const [id, schema] of Object.entries(schemas)) ajv.addSchema({ ...(jsonSchemaOf(schema) as object), $id: id })
}

/** Nothing beside what is described is right. */
function jsonSchemaOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(jsonSchemaOf)
  if (typeof value !== 'object' || value === null) return value
  const { format: _, readOnly: __, id: ___, ...schema } = value as DiscoverySchema
  const converted = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, jsonSchemaOf(part)]))
  return 'properties' in schema && schema['type'] === 'object'
    ? { ...converted, additionalProperties: false }
    : converted
}

const ADMIN = 'GoogleAnalyticsAdminV1beta'

/** The schemas of what is sent to an address and what it answers. */
function schemasOf(method: string, path: string): { input?: string; output?: string } {
  const isPost = method === 'POST'
  if (path.endsWith(':runReport')) return { input: 'RunReportRequest', output: 'RunReportResponse' }
  if (path.endsWith(':batchRunReports')) return { input: 'BatchRunReportsRequest', output: 'BatchRunReportsResponse' }
  if (path.endsWith(':runRealtimeReport'))
    return { input: 'RunRealtimeReportRequest', output: 'RunRealtimeReportResponse' }
  if (path.endsWith('/accountSummaries')) return { output: `${ADMIN}ListAccountSummariesResponse` }
  if (path.endsWith('/dataStreams'))
    return isPost
      ? { input: `${ADMIN}DataStream`, output: `${ADMIN}DataStream` }
      : { output: `${ADMIN}ListDataStreamsResponse` }
  if (path.endsWith('/properties'))
    return isPost
      ? { input: `${ADMIN}Property`, output: `${ADMIN}Property` }
      : { output: `${ADMIN}ListPropertiesResponse` }
  return { output: `${ADMIN}Property` }
}

/** Holds every request and every success against the discovery documents; what does not fit is in the list. */
export function checkAgainstDiscovery(server: FastifyInstance): string[] {
  const faults: string[] = []
  const check = (what: string, name: string | undefined, value: unknown) => {
    const validate: ValidateFunction | undefined = name === undefined ? undefined : ajv.getSchema(name)
    if (validate === undefined) faults.push(`${what} has no schema`)
    else if (!validate(value)) faults.push(`${what}: ${ajv.errorsText(validate.errors)}`)
  }
  server.addHook('preValidation', async ({ method, url, body }) => {
    const path = url.split('?')[0] ?? ''
    if (method === 'POST') check(`the request of ${path}`, schemasOf(method, path).input, body)
  })
  server.addHook('preSerialization', async ({ method, url }, reply, payload) => {
    const path = url.split('?')[0] ?? ''
    if (reply.statusCode < 300) check(`the answer of ${path}`, schemasOf(method, path).output, payload)
    return payload
  })
  return faults
}
