/** The kinds of conditions of a goal or a funnel step: a custom event, or the view of a page. */
export const goalConditionKinds = ['event', 'page'] as const
export type GoalConditionKind = (typeof goalConditionKinds)[number]
