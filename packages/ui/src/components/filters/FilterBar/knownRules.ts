import { inDevelopment, warnOnce } from '../../../theme/warnOnce.ts'
import { listOf, oneOf } from '../../../theme/wrongProps.ts'
import type { FilterRule } from '../FilterEditor/index.ts'
import { operatorNames } from '../FilterEditor/texts.ts'

/** The filters of a bar. They are kept in addresses and storages, where they may be of another version, or anything. */
export const knownRules = (value: readonly FilterRule[]): readonly FilterRule[] =>
  listOf(value, 'FilterBar', 'value').flatMap((rule: FilterRule | null) => {
    if (typeof rule?.field !== 'string') {
      inDevelopment(() =>
        warnOnce(`FilterBar: value has ${JSON.stringify(rule)}, which is no filter: { field, operator, values }.`),
      )
      return []
    }
    const operator = oneOf(rule.operator, operatorNames, 'FilterBar: operator')
    return { ...rule, operator, values: listOf(rule.values, 'FilterBar', 'values of a filter') }
  })
