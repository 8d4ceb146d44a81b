import type { GoalCondition, NamedGoalCondition } from '../../source.ts'
import { likePattern } from './filters.ts'
import type { QueryParameters } from './query-parameters.ts'
import type { Filter, TextFilter } from '../../query/stats-query.ts'
import { matchesWildcard } from '../../../collector/wildcard.ts'

/**
 * The SQL condition whether a row of `events` meets a goal condition. Names and paths are compared exactly, including
 * their case; `*` stands for any characters. All texts are added to the parameters.
 * @param name The prefix of its parameters' names.
 */
export function matcherOf(
  { kind, pattern, properties }: GoalCondition,
  name: string,
  parameters: QueryParameters,
): string {
  const isPattern = pattern.includes('*')
  parameters[name] = isPattern ? likePattern(pattern) : pattern
  const column = kind === 'page' ? 'pathname' : 'name'
  const conditions = properties.map(({ key, value }, index) => {
    parameters[`${name}_key_${index}`] = key
    parameters[`${name}_value_${index}`] = value
    return `props[{${name}_key_${index}: String}] = {${name}_value_${index}: String}`
  })
  // The cheap condition comes first: rows that it leaves out are not compared further.
  return [
    kind === 'page' ? `name = 'pageview'` : `name NOT IN ('pageview', 'engagement')`,
    `${column} ${isPattern ? 'LIKE' : '='} {${name}: String}`,
    ...conditions,
  ].join(' AND ')
}

/** The SQL expression for the list of the goals that a row of `events` reaches. */
export function goalsReached(goals: readonly NamedGoalCondition[], parameters: QueryParameters): string {
  const reached = goals.map((goal, index) => {
    parameters[`goal_${index}_name`] = goal.name
    return `if(${matcherOf(goal, `goal_${index}`, parameters)}, {goal_${index}_name: String}, '')`
  })
  return reached.length === 0 ? 'emptyArrayString()' : `arrayFilter(one -> one != '', [${reached.join(', ')}])`
}

/** The SQL condition whether a row of `events` reaches one of a filter's goals, or none of them where it excludes. */
export function goalFilterOf(
  filter: TextFilter,
  goals: readonly NamedGoalCondition[],
  parameters: QueryParameters,
): string {
  const conditions = goals.flatMap((goal, index) =>
    isMeant(filter, goal.name) ? [`(${matcherOf(goal, `goal_${index}`, parameters)})`] : [],
  )
  const reached = conditions.length === 0 ? '0' : `(${conditions.join(' OR ')})`
  return isExcluding(filter) ? `NOT ${reached}` : reached
}

export const isExcluding = ([operator]: Filter): boolean => operator === 'is_not' || operator === 'contains_not'

function isMeant([operator, , values]: TextFilter, goal: string): boolean {
  const name = goal.toLowerCase()
  switch (operator) {
    case 'is':
    case 'is_not':
      return values.includes(goal)
    case 'contains':
    case 'contains_not':
      return values.some((value) => name.includes(value.toLowerCase()))
    case 'matches':
      return values.some((value) => matchesWildcard(name, value.toLowerCase()))
  }
}
