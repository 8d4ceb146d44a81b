import type { Userinfo } from './types.ts'

/** The part of the Web Storage interface that a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The signed-in person as it is stored: `token` and `userinfo`, the specification's two keys. */
export interface Session {
  token(): string | null
  userinfo(): Userinfo | null
  store(session: { token: string; userinfo: Userinfo }): void
  clear(): void
}

/** @param storage Where the two keys live, for example `localStorage`. */
export function createSession(storage: SessionStorage): Session {
  return {
    token: () => storage.getItem('token'),
    userinfo: () => parseUserinfo(storage.getItem('userinfo')),
    store({ token, userinfo }) {
      storage.setItem('token', token)
      storage.setItem('userinfo', JSON.stringify(userinfo))
    },
    clear() {
      storage.removeItem('token')
      storage.removeItem('userinfo')
    },
  }
}

function parseUserinfo(text: string | null): Userinfo | null {
  if (text === null) return null
  try {
    return JSON.parse(text) as Userinfo
  } catch {
    return null
  }
}

/** Storage for where there is none: Node, tests, stories. */
export function memoryStorage(): SessionStorage {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
