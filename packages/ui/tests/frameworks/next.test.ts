import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environment } from '../../../../scripts/paths.mjs'
import { run } from '../emptyProject.ts'
import { CleanProject, expectTakenOver, page } from './cleanProject.ts'

const project = new CleanProject()
let server: ChildProcess | undefined

beforeAll(async () => {
  await project.install(['next@^16.0.0'])
  project.write({
    'next.config.mjs': 'export default {}',
    'app/layout.jsx': `import { Styles } from './Styles'
export const metadata = { title: 'Sites' }
export default function Layout({ children }) {
  return <html lang="en"><body><Styles>{children}</Styles></body></html>
}`,
    'app/Styles.jsx': `'use client'
import { useState } from 'react'
import { useServerInsertedHTML } from 'next/navigation'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
export function Styles({ children }) {
  const [sheet] = useState(() => new ServerStyleSheet())
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement()
    sheet.instance.clearTag()
    return <>{styles}</>
  })
  if (typeof window !== 'undefined') return <>{children}</>
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>
}`,
    'app/App.jsx': page,
    // A server component takes parts of the kit as they are.
    'app/page.jsx': `import { KitProvider, Link, formatCompact } from '@sightline/ui'
import { App } from './App'
export default function Page() {
  return <><KitProvider><Link href="#sites">{formatCompact(7402, 'en-US')} visitors</Link></KitProvider><App /></>
}`,
  })
}, 600_000)

afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill()
    await once(server, 'exit')
  }
  project.remove()
}, 60_000)

const next = path.join(project.folder, 'node_modules/next/dist/bin/next')
const env = environment({ NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' })

test('Next draws the packed kit in its app router, and a browser takes it over without a warning', async () => {
  await run('env', ['NEXT_TELEMETRY_DISABLED=1', 'node', next, 'build'], project.folder)
  server = spawn('node', [next, 'start', '--hostname', '127.0.0.1', '--port', '0'], { cwd: project.folder, env })
  await expectTakenOver(await addressOf(server))
})

/** The address that it prints once it answers. */
async function addressOf(started: ChildProcess): Promise<string> {
  let said = ''
  for await (const chunk of started.stdout ?? []) {
    said += String(chunk)
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
    if (address !== undefined && said.includes('Ready')) return address
  }
  expect.unreachable(said)
}
