import { expect, test } from 'vitest'
import { createGate, throughGate } from './gate.ts'

const never = new AbortController().signal

test('a closed gate waits for who is behind it, and keeps the others out until it opens', async () => {
  const gate = createGate()
  const said: string[] = []
  const leave = await gate.enter()
  const closing = gate.close(never).then((open) => {
    said.push('closed')
    return open
  })
  const entering = gate.enter().then((leaveAgain) => {
    said.push('entered')
    return leaveAgain
  })
  await Promise.resolve()
  expect(said).toEqual([])
  leave()
  const open = await closing
  expect(said).toEqual(['closed'])
  open()
  await entering
  expect(said).toEqual(['closed', 'entered'])
})

test('a wait that is ended leaves the gate open', async () => {
  const gate = createGate()
  await gate.enter()
  const giveUp = new AbortController()
  const closing = gate.close(giveUp.signal)
  giveUp.abort(new Error('too long'))
  await expect(closing).rejects.toThrow('too long')
  await gate.enter()
})

test('whoever takes a value is behind the gate, and what makes the values ends with them', async () => {
  const gate = createGate()
  const said: string[] = []
  async function* numbers() {
    try {
      for (let number = 0; ; number += 1) yield number
    } finally {
      said.push('ended')
    }
  }
  let closing: Promise<() => void> | undefined
  for await (const number of throughGate(numbers(), gate)) {
    if (number === 0) closing = gate.close(never).then((open) => (said.push('between'), open))
    if (number === 0) void closing?.then((open) => open())
    said.push(String(number))
    await Promise.resolve()
    said.push(`${number} is kept`)
    if (number === 1) break
  }
  expect(said).toEqual(['0', '0 is kept', 'between', '1', '1 is kept', 'ended'])
  const open = await gate.close(never)
  open()
})

test('an error of what makes the values, or of whoever takes one, leaves the gate', async () => {
  const gate = createGate()
  async function* numbers() {
    yield 1
    throw new Error('no more')
  }
  const takeAll = async () => {
    for await (const number of throughGate(numbers(), gate)) expect(number).toBe(1)
  }
  await expect(takeAll()).rejects.toThrow('no more')
  const takeBadly = async () => {
    for await (const number of throughGate(numbers(), gate)) throw new Error(`not ${number}`)
  }
  await expect(takeBadly()).rejects.toThrow('not 1')
  const open = await gate.close(never)
  open()
})
