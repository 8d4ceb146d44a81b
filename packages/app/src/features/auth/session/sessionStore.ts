import type { Session, Userinfo, WebsiteLists } from '@sightline/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { followWebsiteLists, noLists, websiteListsIn } from './websiteLists.ts'

/** The fields of the session that the app reads. */
export interface SessionFields extends WebsiteLists, Menu {
  token: string | null
  is_login: boolean
  /** The signed-in person; default values while nobody is signed in. */
  userinfo: Userinfo
}

export interface Menu {
  /** The open menu: the console’s, its sub-application’s, or a site’s. @default 'admin' */
  project_id: 'admin' | 'subapp' | 'site'
  /** Key of the open menu entry. */
  current_app_menu: string | null
}

export interface SessionStore {
  state: () => SessionFields
  /** The signed-in person, or null: the same object until one of the fields shown has changed. */
  person: () => Userinfo | null
  /** Reads the storage again, which another tab may have changed. */
  read: () => void
  openMenu: (menu: Partial<Menu>) => void
  subscribe: (listener: () => void) => () => void
  /** Follows the changes of the storage and of the website lists. @returns a function that stops following */
  follow: () => () => void
}

/**
 * Creates the store of the session’s fields: token and userinfo come from the storage, the four website lists from the
 * query cache. When the person signs out, or another one signs in, the cache is emptied, because its data were theirs.
 */
export function createSessionStore(session: Session, queries: QueryClient): SessionStore {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  let stored = storedIn(session)
  let person = stored.is_login ? stored.userinfo : null
  let menu = firstMenu

  function read(): void {
    const before = stored
    stored = storedIn(session)
    const isLeft = before.is_login && !(stored.is_login && stored.userinfo.email === before.userinfo.email)
    if (isLeft) {
      menu = firstMenu
      queries.clear()
    }
    const shown = stored.is_login ? stored.userinfo : null
    if (!looksTheSame(person, shown)) person = shown
    tell()
  }

  return {
    state: () => ({ ...stored, ...(stored.is_login ? websiteListsIn(queries) : noLists), ...menu }),
    person: () => person,
    read,
    openMenu(opened) {
      menu = { ...menu, ...opened }
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow() {
      read()
      const stops = [session.subscribe(read), followWebsiteLists(queries, tell)]
      return () => stops.forEach((stop) => stop())
    },
  }
}

const firstMenu: Menu = { project_id: 'admin', current_app_menu: null }

export const defaultUserinfo: Userinfo = {
  email: '',
  invite_code: '',
  refresh_token: null,
  analytics_status: 'none',
  vip_status: 'expired',
  expired_time: null,
  status: 'active',
}

/** A person counts as signed in when both keys are stored: a token alone does not say whose it is. */
function storedIn(session: Session): Pick<SessionFields, 'token' | 'is_login' | 'userinfo'> {
  const token = session.token()
  const userinfo = session.userinfo()
  if (token === null || userinfo === null) return { token, is_login: false, userinfo: defaultUserinfo }
  return { token, is_login: true, userinfo: { ...defaultUserinfo, ...userinfo } }
}

/** The refresh token changes with each token and is not displayed. */
function looksTheSame(one: Userinfo | null, other: Userinfo | null): boolean {
  const seen = (userinfo: Userinfo | null) => JSON.stringify(userinfo && { ...userinfo, refresh_token: null })
  return seen(one) === seen(other)
}
