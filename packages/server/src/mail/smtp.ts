import type { Transporter } from 'nodemailer'
import { MailError } from './mail-error.ts'

/** A mail as it is handed to a mail server. */
export interface Message {
  /** Undefined is the sender of the server’s settings. */
  from?: Sender | undefined
  to: string
  subject: string
  text: string
  html: string
  /** Pictures that the HTML shows, by their `cid`. */
  pictures?: readonly { cid: string; bytes: Uint8Array }[] | undefined
  /** The message id, with its brackets. */
  messageId: string
  date: Date
  headers: Readonly<Record<string, string>>
}

/** `Name <address>`, or the two apart, which puts a name with any characters into its header. */
export type Sender = string | { name: string; address: string }

export interface MailServer {
  /** @throws {MailError} */
  send(message: Message): Promise<void>
}

/** The longest time for sending a mail; a server that does not answer is left sooner. */
const SEND_MS = 120_000
const CONNECT_MS = 15_000
const SILENCE_MS = 45_000

export interface SmtpOptions {
  url: string
  /** `Name <address>`, or an address. */
  from: string
  /** The longest time without an answer of the server. Milliseconds. @default 45000 */
  silenceMs?: number
}

/** Mails go to this server, each with a connection of its own. */
export function createSmtpServer({ url, from, silenceMs = SILENCE_MS }: SmtpOptions): MailServer {
  let transporter: Promise<Transporter> | undefined
  // Most installations send nothing for hours: each start would load it.
  const load = async () => {
    const { createTransport } = await import('nodemailer')
    const timeouts = {
      connectionTimeout: Math.min(CONNECT_MS, silenceMs),
      greetingTimeout: Math.min(CONNECT_MS, silenceMs),
      socketTimeout: silenceMs,
      dnsTimeout: CONNECT_MS,
    }
    return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true }, { from })
  }
  return {
    async send(message) {
      transporter ??= load()
      try {
        const signal = AbortSignal.timeout(SEND_MS)
        const { pictures = [], ...rest } = message
        const attachments = pictures.map(({ cid, bytes }) => ({
          cid,
          content: Buffer.from(bytes),
          contentType: 'image/png',
          contentDisposition: 'inline' as const,
        }))
        await (await transporter).sendMail({ ...rest, to: { name: '', address: rest.to }, attachments, signal })
      } catch (error) {
        throw MailError.of(error)
      }
    },
  }
}

/** The address in `Name <address>`. */
export const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
