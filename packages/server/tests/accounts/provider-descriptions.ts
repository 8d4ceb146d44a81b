import { Ajv } from 'ajv'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type ProviderName = 'github' | 'cloudflare'

interface Description {
  /** Of `definitions` and `calls`, as JSON without spaces. */
  sha256OfExtract: string
  definitions: Record<string, object>
  calls: {
    method: string
    /** A regular expression. */
    path: string
    query?: string
    body?: string
    /** Names of definitions by status; null is an answer without content. */
    answers: Record<string, string | null>
  }[]
}

const ajv = new Ajv({ strict: false, allErrors: true })
const descriptions = {
  github: readDescription('github'),
  cloudflare: readDescription('cloudflare'),
}

function readDescription(name: ProviderName): Description {
  const file = join(import.meta.dirname, 'extracts', `${name}.json`)
  const description = JSON.parse(readFileSync(file, 'utf8')) as Description
  ajv.addSchema({ $id: name, definitions: description.definitions })
  return description
}

/** Whether nobody has changed an extract without saying so in it. */
export function isUnchanged(provider: ProviderName): boolean {
  const { definitions, calls, sha256OfExtract } = descriptions[provider]
  return createHash('sha256').update(JSON.stringify({ definitions, calls })).digest('hex') === sha256OfExtract
}

/** Pages for people are no part of an API. */
const isPage = (path: string): boolean => path === '/login/oauth/authorize'

/** Holds every request and every answer of a provider against what it documents; what does not fit is in the list. */
export function checkAgainstDescription(provider: ProviderName, server: FastifyInstance): string[] {
  const misfits: string[] = []
  const callOf = (method: string, url: string) => {
    const path = url.split('?')[0] ?? ''
    return descriptions[provider].calls.find((call) => call.method === method && new RegExp(call.path).test(path))
  }
  const check = (what: string, name: string, value: unknown) => {
    const validate = ajv.getSchema(`${provider}#/definitions/${name}`)
    if (validate === undefined) misfits.push(`${what}: ${name} is not described`)
    else if (validate(value) !== true) misfits.push(`${what}: ${ajv.errorsText(validate.errors)}`)
  }
  server.addHook('preValidation', async ({ method, url, query, body }) => {
    const [path = ''] = url.split('?')
    if (isPage(path)) return
    const call = callOf(method, url)
    if (call === undefined) misfits.push(`${method} ${path} is not described`)
    if (call?.query !== undefined) check(`the query of ${method} ${path}`, call.query, query)
    if (call?.body !== undefined) check(`the body of ${method} ${path}`, call.body, body)
  })
  server.addHook('preSerialization', async ({ method, url }, reply, payload) => {
    const [path = ''] = url.split('?')
    const name = callOf(method, url)?.answers[String(reply.statusCode)]
    const what = `the answer ${reply.statusCode} of ${method} ${path}`
    if (name === undefined || name === null) misfits.push(`${what} is not described`)
    else check(what, name, payload)
    return payload
  })
  return misfits
}
