/** What reaches a goal or a step of a funnel: a custom event, or the view of a page. */
export const goalConditionKinds = ['event', 'page'] as const
export type GoalConditionKind = (typeof goalConditionKinds)[number]
