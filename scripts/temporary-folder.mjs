import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Removes the folder once more, each second of the next five. */
const SWEEP = 'for second in 1 2 3 4 5; do sleep 1; rm -rf "$0"; done'

/**
 * Gives this process and all that it starts a temporary folder of their own, which goes when this process ends: tests that are
 * stopped remove nothing themselves.
 */
export function takeTemporaryFolder() {
  // Elsewhere the system's own has so long a name that no socket of Chromium would fit below this one.
  if (process.platform !== 'linux') return
  const folder = mkdtempSync(path.join(tmpdir(), 'sightline-run-'))
  // The tests' PostgreSQL runs as another account and must get through to its own.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', (code) => {
    // An engine that lost its server writes for a moment yet.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    // So does what else was stopped; nobody waits for it.
    if (code > 128) spawn('sh', ['-c', SWEEP, folder], { detached: true, stdio: 'ignore' }).unref()
  })
}
