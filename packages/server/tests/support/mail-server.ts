import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { freePort } from './free-port.ts'

/** A mail server that keeps what it has accepted. */
export interface MailServer {
  mails: ParsedMail[]
  /** What the product needs to send to it. */
  environment: Record<string, string>
  /** The mails to an address, the oldest first. */
  to(address: string): ParsedMail[]
  stop(): Promise<void>
}

const MAIL_FROM = 'Sightline <mail@stats.example>'

export async function startMailServer(
  /** Called with each mail before it is accepted. */
  onMail: (mail: ParsedMail) => Promise<void> = async () => {},
): Promise<MailServer> {
  const mails: ParsedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      // It fails where the sender was killed before the end of the mail.
      void simpleParser(stream).then(async (mail) => {
        mails.push(mail)
        await onMail(mail)
        done()
      }, done)
    },
  })
  // A server that was killed hangs up.
  server.on('error', () => {})
  await new Promise<void>((done, reject) => {
    server.server.once('error', reject)
    void freePort().then((port) => server.listen(port, '127.0.0.1', done))
  })
  const { port } = server.server.address() as { port: number }
  return {
    mails,
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM },
    to: (address) => mails.filter((mail) => addressesOf(mail).includes(address)),
    stop: () => new Promise((done) => server.close(() => done())),
  }
}

const addressesOf = ({ to }: ParsedMail): string[] =>
  [to ?? []].flat().flatMap(({ value }) => value.map(({ address = '' }) => address))

/** The link in the text of a mail whose address holds a path. */
export const linkIn = (mail: ParsedMail | undefined, path: string): string =>
  new RegExp(String.raw`\S+${path}\S*`).exec(mail?.text ?? '')?.[0] ?? ''

export const codeIn = (link: string): string => link.split('code=')[1] ?? ''
