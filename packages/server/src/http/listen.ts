import type { FastifyInstance } from 'fastify'
import { StartError } from '../errors.ts'
import { portInUseMessage } from '../ports.ts'

/** The time that a stop leaves to answers under way. */
const CLOSE_MS = 2000

/** Resolves to the address at which the server listens. @throws {StartError} where the address cannot be used */
export async function listen(server: FastifyInstance, { host, port }: { host: string; port: number }): Promise<string> {
  try {
    return await server.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartError(portInUseMessage(port, 'PORT'))
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this account. Set PORT to another one.`)
    throw new StartError(`The address ${host}:${port} cannot be used (${code}). Check HOST and PORT.`)
  }
}

/** Closes the server: answers the requests that have arrived, but does not wait for idle connections. */
export async function closeServer(server: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => server.server.closeAllConnections(), CLOSE_MS)
  server.server.closeIdleConnections()
  await server.close()
  clearTimeout(timer)
}
