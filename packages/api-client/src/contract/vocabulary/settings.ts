/** What administrators set: `payment_text` says how a membership is paid where no cards are taken. */
export const settingNames = ['payment_text'] as const
export type SettingName = (typeof settingNames)[number]
