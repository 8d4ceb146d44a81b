import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propsIn } from './props.ts'

test('texts, numbers and booleans become texts; what is empty or a structure is left out', () => {
  const props = {
    text: ' a ',
    number: 1.5,
    zero: 0,
    yes: true,
    no: false,
    empty: '',
    blank: '  ',
    null: null,
    list: [1],
    object: {},
  }
  const kept = { text: 'a', number: '1.5', zero: '0', yes: 'true', no: 'false' }
  expect(propsIn(props)).toEqual(kept)
  expect(propsIn(JSON.stringify(props))).toEqual(kept)
})

test.each([[undefined], [null], [''], ['{'], ['[1]'], [[1, 2]], [5], [true]])('%j holds none', (value) => {
  expect(propsIn(value)).toEqual({})
})

test('the first thirty are kept, cut where they are too long', () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`key ${index}`, index]))
  expect(Object.keys(propsIn({ empty: '', ...many }))).toHaveLength(30)
  expect(propsIn({ ['k'.repeat(400)]: 'v'.repeat(3000) })).toEqual({ ['k'.repeat(300)]: 'v'.repeat(2000) })
})

test('all of them together have 8 KB; what goes beyond is left out', () => {
  const many = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`key ${index}`, 'é'.repeat(1000)]))
  expect(Object.keys(propsIn({ ...many, last: 'x' }))).toEqual(['key 0', 'key 1', 'key 2', 'key 3', 'last'])
})

test('a name that objects are born with is a name like others', () => {
  const props = propsIn('{"__proto__":"x","constructor":"y","toString":"z"}')
  expect(Object.entries(props)).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
    ['toString', 'z'],
  ])
})

test('whatever is sent, only short texts come out', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.json(), fc.object()), (value) => {
      const entries = Object.entries(propsIn(value))
      expect(entries.length).toBeLessThanOrEqual(30)
      for (const [key, text] of entries) {
        expect(key.length > 0 && key.length <= 300 && key.isWellFormed()).toBe(true)
        expect(text.length > 0 && text.length <= 2000 && text.isWellFormed()).toBe(true)
      }
    }),
  )
})
