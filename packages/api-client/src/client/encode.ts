import type { Endpoint } from '../contract/endpoints/index.ts'

/** A call's fields by name, or a form that holds them. */
export type Fields = Readonly<Record<string, unknown>> | FormData

/**
 * Encodes a call's input: as the query of a GET, or as the body of a POST. A body is form-urlencoded; it is multipart
 * where the endpoint says so, where a field holds a file, and where a form is given.
 * @throws {TypeError} where a value cannot be encoded
 */
export function encode(
  { method, encoding }: Endpoint,
  input: Fields,
): { params: URLSearchParams } | { data: URLSearchParams | FormData } {
  if (method === 'GET') return { params: urlEncoded(input) }
  if (input instanceof FormData) return { data: input }
  const isMultipart = encoding === 'multipart' || Object.values(input).some((value) => value instanceof Blob)
  return { data: isMultipart ? multipart(input) : urlEncoded(input) }
}

function urlEncoded(input: Fields): URLSearchParams {
  if (input instanceof FormData) throw new TypeError('Form data cannot travel in a query')
  const fields = new URLSearchParams()
  for (const [name, value] of given(input)) {
    if (value instanceof Blob) throw new TypeError('A file cannot travel in a query')
    fields.set(name, textOf(value))
  }
  return fields
}

function multipart(input: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of given(input)) form.set(name, value instanceof Blob ? value : textOf(value))
  return form
}

/** The fields without undefined ones. */
const given = (input: Readonly<Record<string, unknown>>) =>
  Object.entries(input).filter(([, value]) => value !== undefined)

/** Encodes the value of a field: a list or an object as JSON, an instant as ISO 8601, null as an empty text. */
function textOf(value: unknown): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}
