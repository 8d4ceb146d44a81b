import { aiTaskLimits } from '@sightline/api-client/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { ModelError, OutboundError } from '../errors.ts'
import { fetchProvider } from '../outbound/fetch-provider.ts'

/** A model behind an address that speaks as OpenAI does. */
export interface ModelSettings {
  /** Without a slash at the end. */
  baseUrl: string
  apiKey: string | undefined
  model: string
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export interface Completion {
  /** The provider's own number of it. */
  generationId: string | null
  model: string | null
  text: string
  promptTokens: number | null
  completionTokens: number | null
  /** In US dollars, where the provider says it. */
  cost: number | null
}

export interface LanguageModel {
  readonly name: string
  /** @throws {ModelError} */
  complete(messages: readonly ChatMessage[], options: CompletionOptions): Promise<Completion>
}

export interface CompletionOptions {
  /** The same for the same request: a provider that knows such keys does it once. */
  key: string
  /** Another model of the same provider. */
  model?: string | undefined
  signal: AbortSignal
}

interface Delays {
  /** Of one attempt. */
  timeoutMs: number
  /** Before the second attempt, where the provider says nothing else. */
  retryMs: number
  /** A provider that wants to be left alone for longer is not waited for. */
  longestRetryMs: number
}

const DELAYS: Delays = { timeoutMs: 60_000, retryMs: 1000, longestRetryMs: 20_000 }
/** What is worded has a few thousand characters; a stream wraps each piece. */
const MAX_BYTES = 1024 * 1024
const MAX_TOKENS = 1500
const DETAIL_LENGTH = 300

/** A client of its own: one call with one retry does not need the 35 MB of the package `openai`. */
export function createLanguageModel(settings: ModelSettings, delays: Partial<Delays> = {}): LanguageModel {
  const { timeoutMs, retryMs, longestRetryMs } = { ...DELAYS, ...delays }

  async function attempt(
    messages: readonly ChatMessage[],
    { key, model = settings.model, signal }: CompletionOptions,
  ): Promise<Completion> {
    const response = await fetchProvider(
      `${settings.baseUrl}/chat/completions`,
      {
        method: 'POST',
        signal,
        headers: {
          'Content-Type': 'application/json',
          Accept: 'text/event-stream, application/json',
          'Idempotency-Key': key,
          ...(settings.apiKey !== undefined && { Authorization: `Bearer ${settings.apiKey}` }),
        },
        body: JSON.stringify({
          model,
          messages,
          max_tokens: MAX_TOKENS,
          stream: true,
          stream_options: { include_usage: true },
        }),
      },
      { timeoutMs, maxBytes: MAX_BYTES },
    )
    const text = withoutKey(await response.text())
    if (!response.ok) throw statusErrorOf(response, text)
    // Some answer in one piece whatever they were told.
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
    return completionOf(isStream ? eventsIn(text) : [parseJson(text)], isStream)
  }

  /** Some providers repeat the key when they reject it. */
  const withoutKey = (text: string): string =>
    settings.apiKey === undefined ? text : text.replaceAll(settings.apiKey, '…')

  return {
    name: settings.model,
    async complete(messages, options) {
      const { signal } = options
      try {
        return await attempt(messages, options)
      } catch (error) {
        const failure = modelErrorOf(error)
        const waitMs = failure.retryAfterMs ?? retryMs
        if (signal.aborted || !isPassing(failure) || waitMs > longestRetryMs) throw failure
        await sleep(waitMs, undefined, { signal }).catch(() => {})
        return await attempt(messages, options).catch((second: unknown) => {
          throw modelErrorOf(second)
        })
      }
    },
  }
}

const isPassing = ({ failure }: ModelError): boolean =>
  failure === 'no_connection' || failure === 'cut_off' || failure === 'rate_limited' || failure === 'provider_failed'

function statusErrorOf({ status, headers }: Response, text: string): ModelError {
  const detail = errorText(jsonIn(text)) ?? `HTTP ${status}`
  return new ModelError(failureOf(status), detail, { retryAfterMs: retryAfterOf(headers.get('retry-after')) })
}

function failureOf(status: number): ModelError['failure'] {
  if (status === 402) return 'no_credit'
  if (status === 429) return 'rate_limited'
  return status === 408 || status >= 500 ? 'provider_failed' : 'rejected'
}

/** Seconds, or an instant. */
function retryAfterOf(header: string | null): number | undefined {
  if (header === null) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}

function modelErrorOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  const failure = error instanceof OutboundError && error.failure === 'timed_out' ? 'timed_out' : 'no_connection'
  return new ModelError(failure, '', { cause: error })
}

/** Without what no database keeps, and what would turn the text around it. */
const printable = (text: string): string =>
  text.replaceAll(/(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '').toWellFormed()

const count = z.int().nonnegative().nullish()
const chunkSchema = z.object({
  id: z.string().max(aiTaskLimits.generation_id).transform(printable).nullish(),
  model: z.string().max(aiTaskLimits.model).transform(printable).nullish(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        message: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z
    .object({ prompt_tokens: count, completion_tokens: count, cost: z.number().nonnegative().nullish() })
    .nullish(),
})

/** The whole of a completion, out of one piece or many. @throws {ModelError} */
function completionOf(pieces: readonly unknown[], isStream: boolean): Completion {
  const completion: Completion = {
    generationId: null,
    model: null,
    text: '',
    promptTokens: null,
    completionTokens: null,
    cost: null,
  }
  let end: string | undefined
  for (const piece of pieces) {
    // Errors during the generation come with the status 200.
    const error = errorText(piece)
    if (error !== undefined) throw new ModelError('provider_failed', error)
    const { success, data } = chunkSchema.safeParse(piece)
    if (!success) throw new ModelError('bad_output', 'This is no completion')
    const [choice] = data.choices ?? []
    completion.generationId ??= data.id ?? null
    completion.model ??= data.model ?? null
    completion.text += choice?.delta?.content ?? choice?.message?.content ?? ''
    completion.promptTokens = data.usage?.prompt_tokens ?? completion.promptTokens
    completion.completionTokens = data.usage?.completion_tokens ?? completion.completionTokens
    completion.cost = data.usage?.cost ?? completion.cost
    end = choice?.finish_reason ?? end
  }
  completion.text = printable(completion.text)
  if (end === 'error') throw new ModelError('provider_failed')
  if (end === 'length' || (isStream && end === undefined)) throw new ModelError('cut_off')
  return completion
}

/** The events of a stream; what begins with a colon is a comment that keeps the connection. */
function eventsIn(text: string): unknown[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trim())
    .filter((data) => data !== '[DONE]')
    .map(parseJson)
}

/** @throws {ModelError} */
function parseJson(text: string): unknown {
  const value = jsonIn(text)
  if (value === undefined) throw new ModelError('bad_output', 'This is no JSON')
  return value
}

/** Undefined where it is no JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const errorSchema = z.object({ error: z.union([z.string(), z.object({ message: z.string().optional() })]) })

function errorText(value: unknown): string | undefined {
  const { success, data } = errorSchema.safeParse(value)
  if (!success) return undefined
  const text = typeof data.error === 'string' ? data.error : (data.error.message ?? '')
  return printable(text).slice(0, DETAIL_LENGTH)
}
