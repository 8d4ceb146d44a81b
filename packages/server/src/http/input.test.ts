import { schemas } from '@sightline/api-client/contract'
import { expect, test } from 'vitest'
import type { FastifyRequest } from 'fastify'
import { parseInput, readFields } from './input.ts'

const wrongFieldsOf = (input: unknown): unknown => {
  try {
    return parseInput(schemas.auth.login, input)
  } catch (error) {
    return (error as { data: { fields: unknown } }).data.fields
  }
}

test('each wrong field has a message', () => {
  expect(wrongFieldsOf({ email: 'a@b.example' })).toEqual({ password: 'field_required' })
})

test('a wrong field in a row of fields has its place in its name', () => {
  const step = { name: 'One', kind: 'page' }
  const steps = JSON.stringify([
    { ...step, pattern: '/' },
    { ...step, pattern: '' },
  ])
  const input = { site_id: '1', name: 'Order', steps }
  expect(() => parseInput(schemas.funnel.addFunnel, input)).toThrow(
    expect.objectContaining({ data: { fields: { 'steps.1.pattern': 'field_required' } } }),
  )
})

test.each(['email=a@b.example', [], 1])('a body without fields, such as %j, names none', (body) => {
  expect(wrongFieldsOf(body)).toEqual({})
})

test('JSON may hold numbers and booleans; a number that JSON cannot hold exactly is no id', () => {
  const read = (body: object) =>
    readFields({ method: 'POST', isMultipart: () => false, body } as unknown as FastifyRequest)
  return expect(read({ id: 5, is_open: true, title: 'a', big: 2 ** 53, list: [1] })).resolves.toEqual({
    id: '5',
    is_open: 'true',
    title: 'a',
    big: 2 ** 53,
    list: [1],
  })
})
