import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { root, tool } from '../../../scripts/paths.mjs'

export interface LanguageServer {
  /** What an editor shows at a place of a file with this text, which need not exist. Lines and columns from 0. */
  hover(file: string, text: string, place: { line: number; character: number }): Promise<string>
  close(): void
}

interface Message {
  id?: number
  method?: string
  result?: unknown
}

/** TypeScript as editors use it: the language server protocol over a pipe. */
export async function startLanguageServer(): Promise<LanguageServer> {
  const server = spawn(process.execPath, [tool('typescript', 'tsc'), '--lsp', '--stdio'], { cwd: root })
  const waiting = new Map<number, (result: unknown) => void>()
  let received = Buffer.alloc(0)
  server.stdout.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (let message = take(); message !== undefined; message = take()) receive(message)
  })

  function take(): Message | undefined {
    const end = received.indexOf('\r\n\r\n')
    const length = Number(/Content-Length: (\d+)/i.exec(received.toString('utf8', 0, Math.max(end, 0)))?.[1])
    if (end === -1 || received.length < end + 4 + length) return undefined
    const message = JSON.parse(received.toString('utf8', end + 4, end + 4 + length)) as Message
    received = received.subarray(end + 4 + length)
    return message
  }

  function receive({ id, method, result }: Message): void {
    if (id === undefined) return
    // Whatever the server asks of an editor, this one has nothing to say.
    if (method !== undefined) return send({ id, result: null })
    waiting.get(id)?.(result)
    waiting.delete(id)
  }

  function send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }

  let requests = 0
  function request(method: string, params: object): Promise<unknown> {
    requests += 1
    const id = requests
    send({ id, method, params })
    return new Promise((resolve) => waiting.set(id, resolve))
  }

  const markdown = { textDocument: { hover: { contentFormat: ['markdown'] } } }
  await request('initialize', { processId: process.pid, rootUri: pathToFileURL(root).href, capabilities: markdown })
  send({ method: 'initialized', params: {} })

  return {
    async hover(file, text, position) {
      const uri = pathToFileURL(file).href
      send({
        method: 'textDocument/didOpen',
        params: { textDocument: { uri, languageId: 'typescript', version: 1, text } },
      })
      const result = await request('textDocument/hover', { textDocument: { uri }, position })
      return JSON.stringify(result)
    },
    close: () => void server.kill(),
  }
}
