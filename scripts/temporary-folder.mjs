import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Gives this process and all that it starts a temporary folder of their own, which goes when this process ends: tests that are
 * stopped tidy nothing up.
 */
export function takeTemporaryFolder() {
  // Elsewhere the system's own has so long a name that no socket of Chromium would fit below this one.
  if (process.platform !== 'linux') return
  const folder = mkdtempSync(path.join(tmpdir(), 'sightline-run-'))
  // The tests' PostgreSQL runs as another account and must get through to its own.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  // An engine that lost its server writes for a moment yet.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))
}
