import { buildAppOnce, buildSnippet } from './build.mjs'
import { Failure } from './command-line.mjs'
import { node24, tool } from './paths.mjs'
import { keepTogether, run } from './supervise.mjs'

/** The server and the app, both watching their sources: the app at `DEV_PORT`, and behind it the server at `PORT`. */
export async function dev(args) {
  const PORT = portIn('PORT', '3000')
  const DEV_PORT = portIn('DEV_PORT', '5173')
  if (PORT === DEV_PORT) throw new Failure(`PORT and DEV_PORT are both ${PORT}. The server and the app need one each.`)
  // The server would wait for a change of its sources, and Vite says nothing of who has its port.
  const ports = [`PORT=${PORT}`, `DEV_PORT=${DEV_PORT}`]
  if ((await run(node24, ['packages/server/src/cli/check-ports.ts', ...ports])) !== 0) return 1

  // The server does not start without them; the app that is worked on comes from Vite.
  await buildAppOnce()
  await buildSnippet()
  // The links that the server prints and copies lead to the app that is worked on.
  const PUBLIC_URL = process.env.PUBLIC_URL || `http://127.0.0.1:${DEV_PORT}`
  const env = { PORT, DEV_PORT, PUBLIC_URL }
  return keepTogether({
    server: [node24, ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts', ...args], { env }],
    app: [node24, [tool('vite'), '--host', '127.0.0.1', '--clearScreen', 'false'], { cwd: 'packages/app', env }],
  })
}

function portIn(variable, usual) {
  const port = process.env[variable] || usual
  if (/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535) return String(Number(port))
  throw new Failure(`${variable} must be a number from 1 to 65535 for npm run dev.`)
}
