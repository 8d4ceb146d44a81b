import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createSmtpServer } from './smtp.ts'

let server: SMTPServer | undefined

afterEach(async () => {
  await new Promise<void>((done) => (server === undefined ? done() : server.close(() => done())))
  server = undefined
})

/** Starts a mail server with a certificate that nobody vouches for. @returns its port */
async function listen(options: SMTPServerOptions): Promise<number> {
  const listening = new SMTPServer({ authOptional: true, logger: false, ...options })
  // A client that does not trust the certificate hangs up.
  listening.on('error', () => {})
  server = listening
  await new Promise<void>((done) => void listening.listen(0, '127.0.0.1', done))
  return (listening.server.address() as { port: number }).port
}

const send = (url: string): Promise<void> =>
  createSmtpServer({ url, from: 'mail@stats.example', silenceMs: 5000 }).send({
    to: 'ada@example.com',
    subject: 'Test',
    text: 'Test',
    html: '<p>Test</p>',
    messageId: '<1@stats.example>',
    date: new Date('2026-11-23T10:00:00Z'),
    headers: {},
  })

// No name has an empty part: nobody on the network is asked for it.
test('a mail server whose name is not known is told apart', async () => {
  await expect(send('smtp://mail..example')).rejects.toMatchObject({ failure: 'name_unknown', isOfServer: true })
})

test('so is a port on which nobody listens', async () => {
  const port = await listen({})
  await new Promise<void>((done) => server?.close(() => done()))
  server = undefined
  await expect(send(`smtp://127.0.0.1:${port}`)).rejects.toMatchObject({
    failure: 'connection_refused',
    isOfServer: true,
  })
})

test.each([
  ['from the start', 'smtps', { secure: true }],
  ['after STARTTLS', 'smtp', {}],
] as const)('so is a certificate that nobody vouches for, %s', async (_, protocol, options) => {
  const port = await listen(options)
  await expect(send(`${protocol}://127.0.0.1:${port}`)).rejects.toMatchObject({ failure: 'tls', isOfServer: true })
})
