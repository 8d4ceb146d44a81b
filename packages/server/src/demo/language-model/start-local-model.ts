import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

/** The behaviours of the local model, good and bad. */
export type ModelBehaviour =
  | 'ok'
  | 'whole'
  | 'busy_once'
  | 'busy'
  | 'no_credit'
  | 'rejects_key'
  | 'error_in_answer'
  | 'error_in_stream'
  | 'cut_off'
  | 'hangs'
  | 'nonsense'
  | 'nonsense_once'
  | 'endless'
  | 'invents_numbers'
  /** Says that what fell has risen, and the other way round. */
  | 'turns_around'
  /** Follows an instruction that stands in a name, if it is told one. */
  | 'obeys_names'

export interface LocalModel {
  /** The address for `AI_BASE_URL`. */
  address: string
  /** The requests that it received, oldest first. */
  requests: { body: string; key: string | undefined; authorization: string | undefined }[]
  behaviour: ModelBehaviour
  /** The request with this number, and those after it, wait. */
  waitsFrom: number
  /** Answers what has waited, and what comes from now on. */
  goOn(): void
  stop(): Promise<void>
}

const TEN_MEGABYTES = 10 * 1024 * 1024

/** Starts a local server with OpenAI's API. It words facts with placeholders, as models are instructed to. */
export async function startLocalModel(behaviour: ModelBehaviour = 'ok'): Promise<LocalModel> {
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  let waiting = Promise.withResolvers<void>()
  const model: LocalModel = {
    address: '',
    requests: [],
    behaviour,
    waitsFrom: Infinity,
    goOn() {
      model.waitsFrom = Infinity
      waiting.resolve()
      waiting = Promise.withResolvers()
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString('utf8')
    const { 'idempotency-key': key, authorization } = request.headers
    model.requests.push({ body, key: key?.toString(), authorization })
    if (model.requests.length >= model.waitsFrom) await waiting.promise
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end()
    respond(response, model, body, authorization)
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  model.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return model
}

function respond(
  response: ServerResponse,
  { behaviour, requests: { length: number } }: LocalModel,
  request: string,
  authorization: string | undefined,
): void {
  const id = `gen-${number}`
  const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
  const error = (code: number, message: string) => ({ error: { code, message } })
  const worded = wordedOf(request)
  switch (behaviour) {
    case 'ok':
      return stream(response, id, worded)
    case 'turns_around':
      return stream(response, id, turned(request))
    case 'obeys_names':
      return stream(response, id, /ignore (all|previous)/i.test(request) ? INVENTED : worded)
    case 'invents_numbers':
      return stream(response, id, INVENTED)
    case 'nonsense':
      return stream(response, id, 'Visitors? What a fine day.')
    case 'nonsense_once':
      return stream(response, id, number === 1 ? 'Visitors?' : worded)
    case 'whole':
      return json(200, { id, choices: [{ message: { content: worded }, finish_reason: 'stop' }], usage: USAGE })
    case 'busy_once':
      return number === 1 ? json(429, error(429, 'Slow down'), { 'Retry-After': '0' }) : stream(response, id, worded)
    case 'busy':
      return json(429, error(429, 'Come back tomorrow'), { 'Retry-After': '86400' })
    case 'no_credit':
      return json(402, error(402, 'Insufficient credits'))
    case 'rejects_key':
      return json(401, error(401, `Incorrect key: ${authorization}`))
    case 'error_in_answer':
      return json(200, error(502, 'The model is down'))
    case 'error_in_stream':
      return stream(response, id, worded, `data: ${JSON.stringify(error(502, 'The model went down'))}\n\n`)
    case 'cut_off':
      return stream(response, id, worded, null)
    case 'hangs':
      return
    case 'endless':
      response.writeHead(200, { 'Content-Type': 'application/json' })
      return void response.end(Buffer.alloc(TEN_MEGABYTES, ' '))
  }
}

const USAGE = { prompt_tokens: 900, completion_tokens: 60, cost: 0.0123 }
const END = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }], usage: USAGE })}\n\ndata: [DONE]\n\n`

/** @param end What comes after half of the text instead of the rest; null breaks the connection off. */
function stream(response: ServerResponse, id: string, text: string, end?: string | null): void {
  const middle = Math.floor(text.length / 2)
  const piece = (content: string) =>
    `data: ${JSON.stringify({ id, model: 'local', choices: [{ delta: { content } }] })}\n\n`
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.write(`: PROCESSING\n\n${piece(text.slice(0, middle))}`)
  if (end === null) return void setImmediate(() => response.destroy())
  response.end(end ?? `${piece(text.slice(middle))}${END}`)
}

/** What the local model says, in the languages that it may be asked for. */
const words = {
  english: {
    rose: 'rose',
    fell: 'fell',
    visits: 'Visits went from {visits_before} to {visits}',
    visitsChange: 'That is a change of {visits_change}.',
    changed: (direction: string) => `It ${direction} from {before} to {value} ({change})`,
    unchanged: 'It is {value} in {period}',
    cause: (name: string) => `{${name}} has {${name}_contribution} of it.`,
    against: 'The other way: {against}, {against_contribution}.',
    compared: 'Compared with {period_before}.',
  },
  chinese: {
    rose: '上升',
    fell: '下降',
    visits: '访问次数从 {visits_before} 变为 {visits}',
    visitsChange: '变化为 {visits_change}。',
    changed: (direction: string) => `该指标从 {before} ${direction}到 {value}（{change}）`,
    unchanged: '{period} 的数值为 {value}',
    cause: (name: string) => `其中 {${name}} 占 {${name}_contribution}。`,
    against: '方向相反的是 {against}：{against_contribution}。',
    compared: '与 {period_before} 相比。',
  },
  arabic: {
    rose: 'ارتفع',
    fell: 'انخفض',
    visits: 'تغيّر عدد الزيارات من {visits_before} إلى {visits}',
    visitsChange: 'نسبة التغيّر {visits_change}.',
    changed: (direction: string) => `${direction} المقياس من {before} إلى {value} ({change})`,
    unchanged: 'القيمة {value} في {period}',
    cause: (name: string) => `يعود {${name}_contribution} منه إلى {${name}}.`,
    against: 'وبالعكس: {against}، {against_contribution}.',
    compared: 'مقارنة مع {period_before}.',
  },
}

function wordsFor(body: string) {
  if (body.includes('in Simplified Chinese')) return words.chinese
  return body.includes('in Modern Standard Arabic') ? words.arabic : words.english
}

/** Arabic formats begin with it. */
const LEFT_TO_RIGHT_MARK = '\u200E'

/** Words the placeholders of a prompt, as models are instructed to: by the sign of the change in direction words. */
function wordedOf(body: string): string {
  const values = placeholdersIn(body)
  const say = wordsFor(body)
  const has = (name: string) => values.has(`{${name}}`)
  const directionOf = (name: string) =>
    (values.get(`{${name}}`) ?? '').replace(LEFT_TO_RIGHT_MARK, '').startsWith('-') ? say.fell : say.rose
  if (!has('value'))
    return JSON.stringify({
      headline: say.visits,
      points: [say.visitsChange],
    })
  const causes = ['cause_1', 'cause_2', 'cause_3'].filter((name) => has(`${name}_contribution`))
  return JSON.stringify({
    headline: has('change') ? say.changed(directionOf('change')) : say.unchanged,
    points: [...causes.map((name) => say.cause(name)), has('against_contribution') ? say.against : say.compared],
  })
}

const promptSchema = z.object({ messages: z.array(z.object({ content: z.string() })) })
const placeholderSchema = z.object({
  placeholders: z.array(z.object({ placeholder: z.string(), value: z.string().optional() })),
})

/** The values of the placeholders in a request; of names there are none. */
function placeholdersIn(body: string): Map<string, string> {
  const { data: prompt } = promptSchema.safeParse(jsonIn(body))
  const { data } = placeholderSchema.safeParse(jsonIn(prompt?.messages[1]?.content ?? ''))
  return new Map(data?.placeholders.map(({ placeholder, value = '' }) => [placeholder, value]))
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The same the wrong way round. */
function turned(body: string): string {
  const values = placeholdersIn(body)
  const [value, change] = values.has('{value}') ? ['value', 'change'] : ['visits', 'visits_change']
  const isFall = (values.get(`{${change}}`) ?? '').startsWith('-')
  return JSON.stringify({ headline: `It ${isFall ? 'rose' : 'fell'} to {${value}}`, points: [`That is {${change}}.`] })
}

const INVENTED = JSON.stringify({ headline: 'Visits rose to 98765', points: ['That is forty percent more.'] })
