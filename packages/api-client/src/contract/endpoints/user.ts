import type { Calls } from './endpoint.ts'

/** The signed-in person's own. */
export const user = {
  /** The signed-in person: user info, level and profile. */
  info: { method: 'GET', path: '/v1/user/info', level: 'member' },
  /** Changes the signed-in person's profile and addresses. */
  update: { method: 'POST', path: '/v1/user/update', level: 'member' },
  /** Changes the password, ends every other session and gives this one a new token. */
  changePassword: { method: 'POST', path: '/v1/user/changePassword', level: 'member' },
  /** Mails a link to a new e-mail address, which becomes the account's own once it is opened. */
  changeEmail: { method: 'POST', path: '/v1/user/changeEmail', level: 'member' },
  /** Mails a link that confirms the address of the account. */
  sendConfirmation: { method: 'POST', path: '/v1/user/sendConfirmation', level: 'member' },
  /** The signed-in person's points, newest first. */
  points: { method: 'GET', path: '/v1/user/points', level: 'member' },
  /** The signed-in person's orders, newest first. */
  orders: { method: 'GET', path: '/v1/user/orders', level: 'member' },
  /** Notices to the signed-in person, newest first. */
  notices: { method: 'GET', path: '/v1/user/notices', level: 'member' },
  /** Marks notices as read, or as unread: those that are named, or all. */
  readNotices: { method: 'POST', path: '/v1/user/readNotices', level: 'member' },
  /** Where the signed-in person is signed in, newest first. */
  sessions: { method: 'GET', path: '/v1/user/sessions', level: 'member' },
  /** Ends one of one's own sessions, or all but this one. */
  endSessions: { method: 'POST', path: '/v1/user/endSessions', level: 'member' },
  /** The signed-in person's API keys, without the keys themselves. */
  apiKeys: { method: 'GET', path: '/v1/user/apiKeys', level: 'member' },
  /** Makes an API key, which reads statistics as its owner may; the key is shown in this answer only. */
  createApiKey: { method: 'POST', path: '/v1/user/createApiKey', level: 'member' },
  /** Removes an API key; it stops working at once. */
  deleteApiKey: { method: 'POST', path: '/v1/user/deleteApiKey', level: 'member' },
} as const satisfies Calls
