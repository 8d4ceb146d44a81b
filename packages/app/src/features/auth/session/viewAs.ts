import type { SessionStorage, Userinfo } from '@sightline/api-client'

// A tab in which an administrator views another person’s account has a session of its own, in the tab’s storage and
// never under the keys of the administrator’s session.
const prefix = 'view_as_'

/** Opens a tab with the session of another person. @returns whether the browser allowed the tab */
export function openAs(session: { token: string; userinfo: Userinfo }, href: string): boolean {
  const tab = window.open('about:blank')
  if (tab === null) return false
  // The tab has this page’s origin until it navigates, so its storage is that of the new page.
  const storage = viewAsStorage(tab.sessionStorage)
  storage.setItem('token', session.token)
  storage.setItem('userinfo', JSON.stringify(session.userinfo))
  tab.location.href = new URL(href, location.href).href
  return true
}

/**
 * The storage of this tab’s session: the tab’s own while it views another person’s account, else the one that all tabs
 * share.
 */
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
