/** What the server says while it runs. Messages and fields hold nothing of the people who are measured. */
export interface Log {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}

type LogFields = Readonly<Record<string, unknown>>
type Level = keyof Log

export const logFormats = ['text', 'json'] as const
type LogFormat = (typeof logFormats)[number]

interface Output {
  out: (line: string) => void
  error: (line: string) => void
}

const terminal: Output = { out: (line) => console.log(line), error: (line) => console.error(line) }

/**
 * Each entry is a line: for people as its message, for programs as JSON with `time`, `level`, `msg` and, where a request is the
 * reason, `request_id`.
 */
export function createLog(format: LogFormat, output: Output = terminal, now: () => Date = () => new Date()): Log {
  const write = (level: Level, message: string, fields: LogFields = {}): void => {
    const print = level === 'info' ? output.out : output.error
    print(format === 'json' ? jsonOf(level, message, fields) : textOf(message, fields))
  }
  const jsonOf = (level: Level, msg: string, fields: LogFields): string =>
    JSON.stringify({ time: now().toISOString(), level, msg, ...fields })
  return {
    info: (message, fields) => write('info', message, fields),
    warn: (message, fields) => write('warn', message, fields),
    error: (message, fields) => write('error', message, fields),
  }
}

/** The format that the environment asks for: text where it does not say. */
export const logFormatOf = ({ LOG_FORMAT }: Readonly<Record<string, string | undefined>>): LogFormat =>
  LOG_FORMAT === 'json' ? 'json' : 'text'

function textOf(message: string, fields: LogFields): string {
  const said = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`)
  return said.length === 0 ? message : `${message} (${said.join(', ')})`
}

const ERROR = 50

/** Where the HTTP server writes its entries, which are JSON of another form. */
export const httpLogStream = (log: Log): { write(line: string): void } => ({
  write(line) {
    const {
      level,
      msg,
      reqId,
      time: _time,
      pid: _pid,
      hostname: _host,
      ...fields
    } = JSON.parse(line) as {
      level: number
      msg?: string
      reqId?: string
    } & LogFields
    log[level >= ERROR ? 'error' : 'warn'](msg ?? '', { ...(reqId !== undefined && { request_id: reqId }), ...fields })
  },
})
