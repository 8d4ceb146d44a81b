import type { Multipart, MultipartFile } from '@fastify/multipart'
import { isMessageKey, type CallSchema, type MessageKey } from '@sightline/api-client/contract'
import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { invalidFields } from '../errors.ts'

/** The fields of a form, of a query or of multipart parts: a name that is there twice holds a list. */
export async function readFields(request: FastifyRequest): Promise<unknown> {
  if (request.method === 'GET') return request.query
  return request.isMultipart() ? partsOf(request) : textFields(request.body)
}

/**
 * The fields of multipart parts before the first file, and that file, whose bytes are read as they come.
 * @param maxBytes Of the file; the parser cuts off what is longer, behind the first byte too many
 */
export async function readFieldsBefore(request: FastifyRequest, maxBytes: number): Promise<unknown> {
  if (!request.isMultipart()) return textFields(request.body)
  const fields = Object.create(null) as Record<string, unknown>
  // A second file is read as far as its name, so that the error can name it.
  const parts = partsIn(request, { limits: { files: 2, fileSize: maxBytes + 1 } })
  for (;;) {
    // One after the other: where the loop ends at a file, the parts behind it are still to come.
    // oxlint-disable-next-line no-await-in-loop
    const { value: part, done } = await parts.next()
    if (done === true) return fields
    if (part.type === 'file') return { ...fields, [part.fieldname]: new IncomingFile(part, parts) }
    fields[part.fieldname] = part.value
  }
}

/** The fields of a body, where whole numbers and booleans of JSON stand as a form would send them. */
function textFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const isPlain = (value: unknown) => typeof value === 'boolean' || Number.isSafeInteger(value)
  const asText = (value: unknown) => (isPlain(value) ? String(value) : value)
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, asText(value)]))
}

/** A file before its content has arrived. */
class IncomingFile extends File {
  readonly #part: MultipartFile
  readonly #next: AsyncIterable<Multipart>

  constructor(part: MultipartFile, next: AsyncIterable<Multipart>) {
    super([], part.filename || '', { type: part.mimetype })
    this.#part = part
    this.#next = next
  }

  /** Fails at its end where another file follows, which would be lost without a word. */
  override stream() {
    return Readable.toWeb(Readable.from(bytesOf(this.#part, this.#next), { objectMode: false }))
  }
}

async function* bytesOf({ file }: MultipartFile, next: AsyncIterable<Multipart>): AsyncGenerator<Buffer> {
  yield* file
  for await (const part of next) {
    if (part.type !== 'file') continue
    part.file.resume()
    throw invalidFields({ [part.fieldname]: 'one_file' })
  }
}

async function partsOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = Object.create(null) as Record<string, unknown>
  for await (const part of partsIn(request)) {
    const value = part.type === 'file' ? await fileOf(part) : part.value
    const before = fields[part.fieldname]
    fields[part.fieldname] = before === undefined ? value : [before, value].flat()
  }
  return fields
}

/** The parser's own errors carry a status; another one means that this is no multipart body. */
async function* partsIn(request: FastifyRequest, options?: Parameters<FastifyRequest['parts']>[0]) {
  try {
    yield* request.parts(options)
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : invalidFields({})
  }
}

/** A browser sends a file field that nobody filled as a file without name and content. */
async function fileOf(part: MultipartFile): Promise<File | ''> {
  const bytes = new Uint8Array(await part.toBuffer())
  // Without a name the parser gives none at all, whatever its types say.
  const name = part.filename || ''
  return name === '' && bytes.length === 0 ? '' : new File([bytes], name, { type: part.mimetype })
}

/** @throws {ApiError} with a message at each wrong field */
export function parseInput(schema: CallSchema, fields: unknown): Record<string, unknown> {
  const parsed = schema.input.safeParse(fields ?? {})
  if (parsed.success) return parsed.data
  const wrong: Record<string, MessageKey> = {}
  for (const { path, message } of parsed.error.issues) {
    // A body that is no object has no fields, so none of them is named as wrong.
    if (path[0] !== undefined) wrong[fieldAt(path)] ??= isMessageKey(message) ? message : 'field_invalid'
  }
  throw invalidFields(wrong)
}

/** The name of a field, or of one in a row of fields: `steps.1.pattern`. */
function fieldAt([field, index, inner]: readonly PropertyKey[]): string {
  const isInRow = typeof index === 'number' && typeof inner === 'string'
  return isInRow ? `${String(field)}.${index}.${inner}` : String(field)
}
