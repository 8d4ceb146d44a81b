import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Removes the folder once more, each second of the next five. */
const SWEEP = 'for second in 1 2 3 4 5; do sleep 1; rm -rf "$0"; done'

const GB = 2 ** 30

/** What Linux keeps in memory. */
const MEMORY = '/dev/shm'

/**
 * Where tests write: into memory, where nothing waits for a disk. A process that is killed leaves there what it leaves on a
 * disk. The system's folder where somebody has named one, where there is little memory, or where no program may be started.
 */
function folderForTests() {
  if (process.env.TMPDIR !== undefined || !isRoomy()) return tmpdir()
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .findLast((line) => line.split(' ')[1] === MEMORY)
  const options = mount?.split(' ')[3]?.split(',') ?? ['noexec']
  return options.includes('noexec') || options.includes('ro') ? tmpdir() : MEMORY
}

function isRoomy() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= 4 * GB && process.availableMemory() >= 8 * GB
  } catch {
    return false
  }
}

/**
 * Gives this process and all that it starts a temporary folder of their own, which goes when this process ends: tests that are
 * stopped remove nothing themselves.
 */
export function takeTemporaryFolder({ inMemory = false } = {}) {
  // Elsewhere the system's own has so long a name that no socket of Chromium would fit below this one.
  if (process.platform !== 'linux') return
  const folder = mkdtempSync(path.join(inMemory ? folderForTests() : tmpdir(), 'sightline-run-'))
  // The tests' PostgreSQL runs as another account and must get through to its own.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', (code) => {
    try {
      // An engine that lost its server writes for a moment yet.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    } catch (error) {
      if (code <= 128) throw error
    }
    // So does what else was stopped; nobody waits for it.
    if (code > 128) spawn('sh', ['-c', SWEEP, folder], { detached: true, stdio: 'ignore' }).unref()
  })
}
