import type { ResourceEndpoints } from './endpoint.ts'

/** The signed-in person's own account. */
export const user = {
  /** Answers the signed-in person's user info, level and profile. */
  info: { method: 'GET', path: '/v1/user/info', level: 'member', beforeTwoFactors: true },
  /** Updates the signed-in person's profile and addresses. */
  update: { method: 'POST', path: '/v1/user/update', level: 'member' },
  /** Changes the password, ends every other session and gives this one a new token. */
  changePassword: { method: 'POST', path: '/v1/user/changePassword', level: 'member' },
  /** Answers whether the signed-in person has a second factor. */
  twoFactors: { method: 'GET', path: '/v1/user/twoFactors', level: 'member', beforeTwoFactors: true },
  /** Creates the secret of a second factor; signing in requires its code once it is confirmed. */
  startTwoFactors: { method: 'POST', path: '/v1/user/startTwoFactors', level: 'member', beforeTwoFactors: true },
  /** Switches the second factor on with a first code; only this answer has the recovery codes. */
  confirmTwoFactors: { method: 'POST', path: '/v1/user/confirmTwoFactors', level: 'member', beforeTwoFactors: true },
  /** Replaces the recovery codes by new ones, which only this answer has. */
  renewRecoveryCodes: { method: 'POST', path: '/v1/user/renewRecoveryCodes', level: 'member' },
  /** Switches the second factor off. */
  endTwoFactors: { method: 'POST', path: '/v1/user/endTwoFactors', level: 'member' },
  /** Mails a link to a new e-mail address, which replaces the old one once it is opened. */
  changeEmail: { method: 'POST', path: '/v1/user/changeEmail', level: 'member' },
  /** Mails a link that confirms the address of the account. */
  sendConfirmation: { method: 'POST', path: '/v1/user/sendConfirmation', level: 'member' },
  /** Lists the signed-in person's points, newest first. */
  points: { method: 'GET', path: '/v1/user/points', level: 'member' },
  /** Answers the rules by which points are earned and spent, and the plan that they would prolong. */
  pointRules: { method: 'GET', path: '/v1/user/pointRules', level: 'member' },
  /** Buys a month of one's present plan with points. */
  spendPoints: { method: 'POST', path: '/v1/user/spendPoints', level: 'member' },
  /**
   * Answers the results of one's invitation code: the numbers of people who registered and paid, and the points for
   * them, without names.
   */
  invitation: { method: 'GET', path: '/v1/user/invitation', level: 'member' },
  /** Lists the signed-in person's orders, newest first. */
  orders: { method: 'GET', path: '/v1/user/orders', level: 'member' },
  /** Lists the notices to the signed-in person, newest first. */
  notices: { method: 'GET', path: '/v1/user/notices', level: 'member' },
  /** Marks notices as read, or as unread: the named ones, or all. */
  readNotices: { method: 'POST', path: '/v1/user/readNotices', level: 'member' },
  /** Lists the channels of the notices of each kind: the app, mail, both or neither. */
  noticeSettings: { method: 'GET', path: '/v1/user/noticeSettings', level: 'member' },
  /** Sets the channels of the notices of one kind; those of some kinds are always sent. */
  updateNoticeSetting: { method: 'POST', path: '/v1/user/updateNoticeSetting', level: 'member' },
  /** Lists the signed-in person's sessions, newest first. */
  sessions: { method: 'GET', path: '/v1/user/sessions', level: 'member' },
  /** Ends one of one's own sessions, or all but this one. */
  endSessions: { method: 'POST', path: '/v1/user/endSessions', level: 'member' },
  /** Lists the signed-in person's API keys, without the keys themselves. */
  apiKeys: { method: 'GET', path: '/v1/user/apiKeys', level: 'member' },
  /** Creates an API key with scopes, for all sites of its owner or for some; only this answer has the key. */
  createApiKey: { method: 'POST', path: '/v1/user/createApiKey', level: 'member' },
  /** Deletes an API key, which stops working at once. */
  deleteApiKey: { method: 'POST', path: '/v1/user/deleteApiKey', level: 'member' },
  /** Exports all data of the signed-in person into a file, as a job; one at a time. */
  exportData: { method: 'POST', path: '/v1/user/exportData', level: 'member' },
  /** Answers the time at which the account will be deleted, and its sites. */
  deletion: { method: 'GET', path: '/v1/user/deletion', level: 'member' },
  /** Schedules the deletion of the account in seven days, with its sites; until then it can be cancelled. */
  deleteAccount: { method: 'POST', path: '/v1/user/deleteAccount', level: 'member' },
  /** Cancels the deletion of the account. */
  keepAccount: { method: 'POST', path: '/v1/user/keepAccount', level: 'member' },
} as const satisfies ResourceEndpoints
