import { once } from 'node:events'
import { createServer } from 'node:net'

/** Names a port that is in use, the command that shows by which process, and the variable that sets another port. */
export const portInUseMessage = (port: number, variable: string): string =>
  `Port ${port} is in use. \`${commandToFindProcess(port)}\` shows by which process; end it, or set ${variable} to another port.`

function commandToFindProcess(port: number): string {
  if (process.platform === 'linux') return `ss -ltnp 'sport = :${port}'`
  if (process.platform === 'win32') return `netstat -ano | findstr :${port}`
  return `lsof -nP -iTCP:${port} -sTCP:LISTEN`
}

/** Whether a server listens at a port; any other reason why it cannot be used is left to whoever opens it. */
export async function isPortTaken(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  } finally {
    server.close()
  }
}
