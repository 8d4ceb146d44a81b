/** Why code of the app did not come: not in time, or not at all. */
export const loadErrorTypes = ['timeout', 'missing'] as const
export type LoadErrorType = (typeof loadErrorTypes)[number]

/** Rules of points, each a number that an administrator can set, with what holds until then; 0 switches the rule off. */
export const pointRuleDefaults = {
  /** Points for inviting a person, credited when that person's first order is paid. */
  points_per_referral: 200,
  /** Points that an order earns for each whole major unit of its currency. */
  points_per_unit: 1,
  /** Points that a month of the user's plan costs. */
  points_per_month: 1000,
} as const
export type PointRuleName = keyof typeof pointRuleDefaults
export const pointRuleNames = ['points_per_referral', 'points_per_unit', 'points_per_month'] as const

/** Names of the settings: `payment_text` says how a membership is paid where no cards are taken. */
export const instanceSettingNames = ['payment_text', ...pointRuleNames] as const
export type InstanceSettingName = (typeof instanceSettingNames)[number]
