import type { SessionStorage, Userinfo } from '@sightline/api-client'

// A tab in which an administrator looks as somebody else has a session of its own: in the tab's storage, and never
// under the keys of the person who is signed in.
const prefix = 'view_as_'

/** Opens a tab with the session of somebody else. @returns whether the browser did open it */
export function openAs(session: { token: string; userinfo: Userinfo }, href: string): boolean {
  const tab = window.open('about:blank')
  if (tab === null) return false
  // The tab has this page's origin until it goes on, so its storage is the one that the new page will find.
  const storage = viewAsStorage(tab.sessionStorage)
  storage.setItem('token', session.token)
  storage.setItem('userinfo', JSON.stringify(session.userinfo))
  tab.location.href = new URL(href, location.href).href
  return true
}

/** The storage of the session in this tab: its own where somebody is looked at as, else the one that all tabs share. */
export function sessionStorageOfTab(own: Storage, shared: SessionStorage): SessionStorage {
  return own.getItem(`${prefix}token`) === null ? shared : viewAsStorage(own)
}

function viewAsStorage(storage: Storage): SessionStorage {
  return {
    getItem: (key) => storage.getItem(prefix + key),
    setItem: (key, value) => storage.setItem(prefix + key, value),
    removeItem: (key) => storage.removeItem(prefix + key),
  }
}
