import { isPortTaken, portInUseMessage } from '../ports.ts'

// `node cli/check-ports.ts PORT=3000 DEV_PORT=5173` exits with 1 when a port is taken, after a line that says so.

for (const argument of process.argv.slice(2)) {
  const [variable = '', port = ''] = argument.split('=')
  if (!(await isPortTaken(Number(port)))) continue
  console.error(portInUseMessage(Number(port), variable))
  process.exitCode = 1
}
