import { once } from 'node:events'
import { createServer } from 'node:net'

/** Says that a port is taken, how to find out by whom, and which variable names another one. */
export const portInUse = (port: number, variable: string): string =>
  `Port ${port} is in use. \`${commandThatFinds(port)}\` shows by which process; end it, or set ${variable} to another port.`

function commandThatFinds(port: number): string {
  if (process.platform === 'linux') return `ss -ltnp 'sport = :${port}'`
  if (process.platform === 'win32') return `netstat -ano | findstr :${port}`
  return `lsof -nP -iTCP:${port} -sTCP:LISTEN`
}

/** What else keeps a port from being used is for whoever uses it to say. */
export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EADDRINUSE'
  } finally {
    server.close()
  }
}
