import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections: such a connection could take one before the server does. */
const FIRST_PORT = 11_000
const END_PORT = 32_000

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, END_PORT)
  return (await isFree(port)) ? port : freePort()
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
