import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { startOutbox, type Outbox, type OutboxOptions } from './outbox.ts'
import { putMail } from './put-mail.ts'
import { createSmtpServer } from './smtp.ts'

const FROM = 'Sightline <mail@stats.example>'
const log = { warn: vi.fn<(message: string) => void>() }

let folder: string
let db: Database
let outbox: Outbox | undefined
const closing: (() => Promise<void>)[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-mail-'))
  db = await openDatabase(join(folder, 'sightline.db'))
})
afterEach(async () => {
  await outbox?.stop()
  outbox = undefined
  for (const close of closing.splice(0)) await close()
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

type Answers = Pick<SMTPServerOptions, 'onAuth' | 'onMailFrom' | 'onRcptTo' | 'onConnect' | 'authOptional'> & {
  /** The answer to a whole mail; undefined accepts it. */
  onMail?: (mail: ParsedMail, count: number) => number | undefined
}

/** A mail server that keeps what it has accepted. */
async function startMailServer({ onMail, ...answers }: Answers = {}): Promise<{ url: string; mails: ParsedMail[] }> {
  const mails: ParsedMail[] = []
  let count = 0
  const server = new SMTPServer({
    disabledCommands: answers.onAuth === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    ...answers,
    onData(stream, _session, done) {
      void simpleParser(stream).then((mail) => {
        count += 1
        const code = onMail?.(mail, count)
        if (code !== undefined) return done(Object.assign(new Error('not now'), { responseCode: code }))
        mails.push(mail)
        return done()
      })
    },
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  closing.push(() => new Promise((done) => server.close(() => done())))
  const { port } = server.server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, mails }
}

const put = (address: string) => putMail(db, { kind: 'test', address, data: {} }, new Date())

function start(url: string, options: Partial<OutboxOptions> = {}): Outbox {
  const started = startOutbox({
    db,
    mailServer: createSmtpServer({ url, from: FROM }),
    compose: async ({ uuid, address, created_at }) => ({
      to: address,
      subject: 'Subject',
      text: 'Text',
      html: '<p>Text</p>',
      messageId: `<${uuid}@stats.example>`,
      date: new Date(created_at),
      headers: {},
    }),
    serverId: 'one',
    log,
    everyMs: 20,
    pauseMs: 60,
    ...options,
  })
  outbox = started
  return started
}

const rows = () => db.selectFrom('mail').selectAll().orderBy('id').execute()
const only = async () => (await rows())[0] ?? expect.unreachable()
const until = (holds: () => unknown) => vi.waitFor(holds, { timeout: 10_000, interval: 20 })
const becomes = (state: string) => until(async () => expect((await only()).state).toBe(state))

const refusal = (responseCode: number) => (_: unknown, __: unknown, done: (error: Error) => void) =>
  done(Object.assign(new Error('no'), { responseCode }))

test('a mail is sent once, with the Message-ID of its row', async () => {
  const { url, mails } = await startMailServer()
  start(url)
  await put('ada@example.com')
  await becomes('sent')
  const { uuid } = await only()
  expect(mails).toMatchObject([{ messageId: `<${uuid}@stats.example>`, subject: 'Subject' }])
  await sleep(100)
  expect(mails).toHaveLength(1)
})

test('the record of a mail is kept for as many days as are set', async () => {
  const { url } = await startMailServer()
  for (const address of ['old@example.com', 'recent@example.com']) await put(address)
  const endedAt = (address: string, days: number) =>
    db
      .updateTable('mail')
      .set({ state: 'sent', finished_at: new Date(Date.now() - days * 86_400_000).toISOString() })
      .where('address', '=', address)
      .execute()
  await endedAt('old@example.com', 6)
  await endedAt('recent@example.com', 4)
  start(url, { keptDays: () => 5 })
  await until(async () => expect((await rows()).map(({ address }) => address)).toEqual(['recent@example.com']))
})

test('what waits after a failure is tried at once when the mail server is seen to take mails', async () => {
  let isDown = true
  const { url, mails } = await startMailServer({ onMail: () => (isDown ? 451 : undefined) })
  const started = start(url, { pauseMs: 3_600_000 })
  await put('ada@example.com')
  await until(async () => expect(await only()).toMatchObject({ state: 'waiting', failure: 'try_later' }))
  isDown = false
  await started.retryWaiting()
  await becomes('sent')
  expect(mails).toHaveLength(1)
})

test('a hundred are all sent, each once', async () => {
  const { url, mails } = await startMailServer()
  for (let count = 0; count < 100; count += 1) await put(`a${count}@example.com`)
  start(url)
  await until(() => expect(mails).toHaveLength(100))
  await sleep(50)
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(100)
})

test('a mail that nobody wants any more is not sent', async () => {
  const { url, mails } = await startMailServer()
  start(url, { compose: async () => undefined })
  await put('ada@example.com')
  await becomes('dropped')
  expect(mails).toEqual([])
})

describe('tries again', () => {
  test('after greylisting, with the same Message-ID and growing pauses', async () => {
    const attempts: number[] = []
    const { url, mails } = await startMailServer({
      onRcptTo(_address, _session, done) {
        attempts.push(Date.now())
        if (attempts.length < 4) done(Object.assign(new Error('greylisted'), { responseCode: 451 }))
        else done()
      },
    })
    start(url)
    await put('ada@example.com')
    await becomes('sent')
    expect(mails).toHaveLength(1)
    expect(await only()).toMatchObject({ attempts: 4, failure: 'try_later' })
    const [first = 0, second = 0, third = 0, fourth = 0] = attempts
    expect(second - first).toBeGreaterThanOrEqual(60)
    expect(third - second).toBeGreaterThanOrEqual(120)
    expect(fourth - third).toBeGreaterThanOrEqual(240)
  })

  test('after a passing answer to the whole mail', async () => {
    const { url, mails } = await startMailServer({ onMail: (_mail, count) => (count < 3 ? 452 : undefined) })
    start(url)
    await put('ada@example.com')
    await becomes('sent')
    expect(mails).toHaveLength(1)
  })

  test.each([
    ['says nothing', () => {}, 'timed_out'],
    ['hangs up', (socket: Socket): void => void socket.destroy(), 'connection_lost'],
    [
      'hangs up in the middle of a mail',
      (socket: Socket): void => {
        socket.write('220 ready\r\n')
        socket.on('data', (chunk) => {
          const said = chunk.toString()
          if (said.includes('DATA')) socket.write('354 go on\r\n')
          else if (/^(EHLO|MAIL|RCPT)/.test(said)) socket.write('250 ok\r\n')
          else socket.destroy()
        })
      },
      'connection_lost',
    ],
  ] as const)('where the server %s', async (_, answer, failure) => {
    const url = await listen((socket) => {
      socket.on('error', () => {})
      answer(socket)
    })
    start(url, { mailServer: createSmtpServer({ url, from: FROM, silenceMs: 500 }) })
    await put('ada@example.com')
    await until(async () => expect(await only()).toMatchObject({ state: 'waiting', failure }))
  })

  test('where the password of the mail server is wrong, and the sender is not allowed', async () => {
    const wrong = await startMailServer({ onAuth: (_auth, _session, done) => done(new Error('no')) })
    start(wrong.url.replace('//', '//user:wrong@'))
    await put('ada@example.com')
    await until(async () => expect(await only()).toMatchObject({ state: 'waiting', failure: 'sign_in' }))
    await outbox?.stop()
    const strict = await startMailServer({ onMailFrom: refusal(550) })
    start(strict.url)
    await until(async () => expect(await only()).toMatchObject({ state: 'waiting', failure: 'sender_refused' }))
  })
})

test('a refused recipient is no fault of others', async () => {
  const { url, mails } = await startMailServer({
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nobody')) done(Object.assign(new Error('unknown'), { responseCode: 550 }))
      else done()
    },
  })
  await put('nobody@example.com')
  await put('ada@example.com')
  start(url)
  await until(() => expect(mails).toHaveLength(1))
  await until(async () =>
    expect(await only()).toMatchObject({ state: 'dead', failure: 'recipient_refused', attempts: 1 }),
  )
})

test('gives up after 48 hours', async () => {
  const started = Date.now() + 1000
  let ahead = 0
  const url = await listen((socket) => void socket.destroy())
  await put('ada@example.com')
  start(url, { now: () => new Date(started + ahead) })
  await until(async () => expect(await only()).toMatchObject({ state: 'waiting', failure: 'connection_lost' }))
  ahead = 47 * 60 * 60 * 1000
  await sleep(100)
  expect(await only()).toMatchObject({ state: 'waiting' })
  ahead = 48 * 60 * 60 * 1000 + 61_000
  await becomes('dead')
  expect(await only()).toMatchObject({ failure: 'connection_lost' })
})

test('a mail that a server was sending when it was killed is sent at its next start', async () => {
  const { url, mails } = await startMailServer()
  await put('ada@example.com')
  const claimedUntil = new Date(Date.now() + 600_000).toISOString()
  await db.updateTable('mail').set({ claimed_by: 'one', claimed_until: claimedUntil }).execute()
  start(url, { serverId: 'two' })
  await sleep(150)
  expect(mails).toEqual([])
  await outbox?.stop()
  start(url)
  await becomes('sent')
})

test('two servers send each mail once', async () => {
  const { url, mails } = await startMailServer()
  for (let count = 0; count < 40; count += 1) await put(`a${count}@example.com`)
  const other = start(url, { serverId: 'two' })
  start(url)
  await until(() => expect(mails).toHaveLength(40))
  await other.stop()
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(40)
})

async function listen(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    answer(socket)
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  closing.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((done) => void server.close(done))
  })
  return `smtp://127.0.0.1:${(server.address() as { port: number }).port}`
}
