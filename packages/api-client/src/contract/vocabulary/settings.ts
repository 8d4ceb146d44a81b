/** Rules of points, each a number that an administrator can set, with what holds until then; 0 switches the rule off. */
export const pointRuleDefaults = {
  /** What somebody gets who has invited a person, when that person's first order is paid. */
  points_per_referral: 200,
  /** What an order earns for each whole major unit of its currency. */
  points_per_unit: 1,
  /** What a month of the plan that somebody has costs. */
  points_per_month: 1000,
} as const
export type PointRuleName = keyof typeof pointRuleDefaults
export const pointRuleNames = ['points_per_referral', 'points_per_unit', 'points_per_month'] as const

/** What administrators set: `payment_text` says how a membership is paid where no cards are taken. */
export const settingNames = ['payment_text', ...pointRuleNames] as const
export type SettingName = (typeof settingNames)[number]
