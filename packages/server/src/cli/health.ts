import { StartError } from '../errors.ts'
import { readConfig } from '../config.ts'

// Ends with 0 where the server of these settings says that all is well, else with 1 after a line that says what fails.

const TIMEOUT_MS = 5000

try {
  const { host, port } = readConfig(process.env)
  const answer = await fetch(`http://${reachable(host)}:${port}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const { failing = [] } = (await answer.json()) as { failing?: string[] }
  if (answer.ok) console.log('All is well.')
  else fail(`The server fails: ${failing.join(', ')}`)
} catch (error) {
  fail(error instanceof StartError ? error.message : 'The server does not answer.')
}

/** A server that listens at every address is asked at the machine's own. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

function fail(line: string): void {
  console.error(line)
  process.exitCode = 1
}
