import type { ResourceEndpoints } from './endpoint.ts'

/** The signed-in person's own. */
export const user = {
  /** The signed-in person: user info, level and profile. */
  info: { method: 'GET', path: '/v1/user/info', level: 'member', beforeTwoFactors: true },
  /** Changes the signed-in person's profile and addresses. */
  update: { method: 'POST', path: '/v1/user/update', level: 'member' },
  /** Changes the password, ends every other session and gives this one a new token. */
  changePassword: { method: 'POST', path: '/v1/user/changePassword', level: 'member' },
  /** Whether the signed-in person has a second factor. */
  twoFactors: { method: 'GET', path: '/v1/user/twoFactors', level: 'member', beforeTwoFactors: true },
  /** Makes the secret of a second factor, which nothing asks for until it is confirmed. */
  startTwoFactors: { method: 'POST', path: '/v1/user/startTwoFactors', level: 'member', beforeTwoFactors: true },
  /** Switches the second factor on with a first code; recovery codes are in this answer only. */
  confirmTwoFactors: { method: 'POST', path: '/v1/user/confirmTwoFactors', level: 'member', beforeTwoFactors: true },
  /** Makes new recovery codes in place of those before, which are in this answer only. */
  renewRecoveryCodes: { method: 'POST', path: '/v1/user/renewRecoveryCodes', level: 'member' },
  /** Switches the second factor off. */
  endTwoFactors: { method: 'POST', path: '/v1/user/endTwoFactors', level: 'member' },
  /** Mails a link to a new e-mail address, which becomes the account's own once it is opened. */
  changeEmail: { method: 'POST', path: '/v1/user/changeEmail', level: 'member' },
  /** Mails a link that confirms the address of the account. */
  sendConfirmation: { method: 'POST', path: '/v1/user/sendConfirmation', level: 'member' },
  /** The signed-in person's points, newest first. */
  points: { method: 'GET', path: '/v1/user/points', level: 'member' },
  /** How points are earned and spent now, and the plan that they would prolong. */
  pointRules: { method: 'GET', path: '/v1/user/pointRules', level: 'member' },
  /** Buys a month of the plan that one has with points. */
  spendPoints: { method: 'POST', path: '/v1/user/spendPoints', level: 'member' },
  /** What came of one's invitation code: how many registered and paid, and the points for it; without who they are. */
  invitation: { method: 'GET', path: '/v1/user/invitation', level: 'member' },
  /** The signed-in person's orders, newest first. */
  orders: { method: 'GET', path: '/v1/user/orders', level: 'member' },
  /** Notices to the signed-in person, newest first. */
  notices: { method: 'GET', path: '/v1/user/notices', level: 'member' },
  /** Marks notices as read, or as unread: those that are named, or all. */
  readNotices: { method: 'POST', path: '/v1/user/readNotices', level: 'member' },
  /** Where the notices of each kind go: into the app, by mail, both or neither. */
  noticeSettings: { method: 'GET', path: '/v1/user/noticeSettings', level: 'member' },
  /** Says where the notices of one kind go; those of some kinds always come. */
  updateNoticeSetting: { method: 'POST', path: '/v1/user/updateNoticeSetting', level: 'member' },
  /** Where the signed-in person is signed in, newest first. */
  sessions: { method: 'GET', path: '/v1/user/sessions', level: 'member' },
  /** Ends one of one's own sessions, or all but this one. */
  endSessions: { method: 'POST', path: '/v1/user/endSessions', level: 'member' },
  /** The signed-in person's API keys, without the keys themselves. */
  apiKeys: { method: 'GET', path: '/v1/user/apiKeys', level: 'member' },
  /** Makes an API key with scopes, for all sites of its owner or for some; the key is shown in this answer only. */
  createApiKey: { method: 'POST', path: '/v1/user/createApiKey', level: 'member' },
  /** Removes an API key; it stops working at once. */
  deleteApiKey: { method: 'POST', path: '/v1/user/deleteApiKey', level: 'member' },
  /** Writes all data of the signed-in person into a file, as a job; one at a time. */
  exportData: { method: 'POST', path: '/v1/user/exportData', level: 'member' },
  /** When the account is deleted, and the sites that go with it. */
  deletion: { method: 'GET', path: '/v1/user/deletion', level: 'member' },
  /** Has the account deleted in seven days, with its sites; until then that can be taken back. */
  deleteAccount: { method: 'POST', path: '/v1/user/deleteAccount', level: 'member' },
  /** Takes the deletion of the account back. */
  keepAccount: { method: 'POST', path: '/v1/user/keepAccount', level: 'member' },
} as const satisfies ResourceEndpoints
