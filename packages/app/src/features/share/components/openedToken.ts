/**
 * Keeps the token that a password was exchanged for as long as the tab is open, so that nobody types it again after a reload. In a
 * frame, or with cookies blocked, a browser may keep nothing: then it is typed again.
 */
export interface OpenedToken {
  read(): string | undefined
  keep(token: string): void
}

/** @param linkToken the token of the link itself, which its address contains */
export function openedTokenOf(linkToken: string): OpenedToken {
  const name = `share ${linkToken}`
  return {
    read() {
      try {
        return sessionStorage.getItem(name) ?? undefined
      } catch {
        return undefined
      }
    },
    keep(token) {
      try {
        sessionStorage.setItem(name, token)
      } catch {
        // It is typed again after a reload.
      }
    },
  }
}
