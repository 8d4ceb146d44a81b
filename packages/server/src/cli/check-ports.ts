import { once } from 'node:events'
import { createServer } from 'node:net'
import { portInUse } from './port-in-use.ts'

// `node cli/check-ports.ts PORT=3000 DEV_PORT=5173` ends with 1 when one of them is taken, after a line that says so.

for (const argument of process.argv.slice(2)) {
  const [variable = '', port = ''] = argument.split('=')
  if (await isFree(Number(port))) continue
  console.error(portInUse(Number(port), variable))
  process.exitCode = 1
}

/** What else keeps a port from being used is for whoever uses it to say. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EADDRINUSE'
  } finally {
    server.close()
  }
}
