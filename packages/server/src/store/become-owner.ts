import { statSync } from 'node:fs'

/**
 * Makes a command of root one of the account that owns the data folder, so that the server can use what it writes there. It has no right
 * of root from then on.
 */
export function becomeOwner(dataDir: string): void {
  const { getuid, setgroups, setgid, setuid } = process
  if (getuid?.() !== 0) return
  const { uid, gid } = statSync(dataDir)
  if (uid === 0) return
  setgroups?.([gid])
  setgid?.(gid)
  setuid?.(uid)
}
