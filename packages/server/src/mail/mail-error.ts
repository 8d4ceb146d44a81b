import type { MailFailure } from '@sightline/api-client/contract'

/** The failures whose cause is the mail server or its settings, so that other mails would fail as well. */
const OF_SERVER: ReadonlySet<MailFailure> = new Set([
  'name_unknown',
  'connection_refused',
  'timed_out',
  'tls',
  'sign_in',
  'sender_refused',
])

/** A mail that was not taken. */
export class MailError extends Error {
  override name = 'MailError'
  readonly failure: MailFailure
  /** Whether another attempt would end in the same way. */
  readonly isFinal: boolean

  constructor(failure: MailFailure, said: string, isFinal = false, options?: ErrorOptions) {
    super(said, options)
    this.failure = failure
    this.isFinal = isFinal
  }

  get isOfServer(): boolean {
    return OF_SERVER.has(this.failure)
  }

  /** Converts an error of the connection, or the answer of a mail server. */
  static of(error: unknown): MailError {
    if (error instanceof MailError) return error
    const said = textOf(error)
    const { failure, isFinal = false } = judge(error as SmtpError)
    return new MailError(failure, said, isFinal, { cause: error })
  }
}

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
  /** The system's number of a network error, which `code` names. */
  errno?: number
  message?: string
  cause?: { code?: string }
}

function judge(error: SmtpError): { failure: MailFailure; isFinal?: boolean } {
  const { code = '', command = '', responseCode, message = '' } = error
  const network = /\b(ENOTFOUND|EAI_AGAIN|ENODATA|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)\b/.exec(
    `${error.cause?.code ?? ''} ${message}`,
  )?.[1]
  if (code === 'EDNS' || network === 'ENOTFOUND' || network === 'EAI_AGAIN' || network === 'ENODATA')
    return { failure: 'name_unknown' }
  if (network === 'ECONNREFUSED' || network === 'EHOSTUNREACH' || network === 'ENETUNREACH')
    return { failure: 'connection_refused' }
  if (code === 'ETIMEDOUT' || code === 'EABORT' || network === 'ETIMEDOUT') return { failure: 'timed_out' }
  if (code === 'ETLS' || code === 'EREQUIRETLS' || /certificate|\bSSL\b|\bTLS\b/i.test(message))
    return { failure: 'tls' }
  if (code === 'EAUTH' || code === 'ENOAUTH' || responseCode === 530 || responseCode === 535)
    return { failure: 'sign_in' }
  if (responseCode !== undefined && responseCode >= 400) return judgeAnswer(responseCode, command)
  if (code === 'EENVELOPE') return { failure: 'recipient_refused', isFinal: true }
  if (['ESOCKET', 'ECONNECTION', 'EPROTOCOL'].includes(code)) return { failure: 'connection_lost' }
  return { failure: 'unexpected' }
}

function judgeAnswer(responseCode: number, command: string): { failure: MailFailure; isFinal?: boolean } {
  // 421 and greylisting pass by themselves.
  if (responseCode < 500) return { failure: 'try_later' }
  if (command === 'MAIL FROM') return { failure: 'sender_refused' }
  if (command === 'RCPT TO') return { failure: 'recipient_refused', isFinal: true }
  if (command === 'DATA') return { failure: 'message_refused', isFinal: true }
  return { failure: 'connection_lost' }
}

const LONGEST = 500

function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.slice(0, LONGEST)
}
