import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FilterOperator } from './filters.ts'

export const operatorNames: Record<FilterOperator, MessageDescriptor> = {
  is: msg`is`,
  is_not: msg`is not`,
  contains: msg`contains`,
  contains_not: msg`does not contain`,
  matches: msg`matches`,
  more_than: msg`is more than`,
  less_than: msg`is less than`,
  between: msg`is between`,
  before: msg`is before`,
  after: msg`is after`,
}
