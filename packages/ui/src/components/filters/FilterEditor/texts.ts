import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FilterOperator } from './filters.ts'

export const operatorNames: Record<FilterOperator, MessageDescriptor> = {
  is: msg`is`,
  is_not: msg`is not`,
  contains: msg`contains`,
  contains_not: msg`does not contain`,
  matches: msg`matches`,
}
