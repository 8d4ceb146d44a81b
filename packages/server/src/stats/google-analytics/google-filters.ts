import type { Dimension } from '@sightline/api-client/contract'
import { isTextFilter, type Filter, type TextFilter } from '../query/stats-query.ts'
import type { FilterExpression } from '../../google/report-types.ts'
import { googleDimensionOf, googleValuesOf, knownValues } from './google-names.ts'

/** What the Data API is to hold of our filters; undefined where nothing is. */
export function filterExpressionOf(filters: readonly Filter[]): FilterExpression | undefined {
  // It has no numbers of visits, so no query with one reaches it.
  return allOf(filters.filter(isTextFilter).map(expressionOf))
}

/** All of these hold. */
export function allOf(expressions: readonly FilterExpression[]): FilterExpression | undefined {
  const [first] = expressions
  return expressions.length > 1 ? { andGroup: { expressions } } : first
}

export const anyOf = (expressions: readonly FilterExpression[]): FilterExpression => {
  const [first] = expressions
  return expressions.length === 1 && first !== undefined ? first : { orGroup: { expressions } }
}

export const isOneOf = (fieldName: string, values: readonly string[]): FilterExpression => ({
  filter: { fieldName, inListFilter: { values, caseSensitive: true } },
})

export const isNoneOf = (fieldName: string, values: readonly string[]): FilterExpression => ({
  notExpression: isOneOf(fieldName, values),
})

export const containsText = (fieldName: string, value: string): FilterExpression => ({
  filter: { fieldName, stringFilter: { matchType: 'CONTAINS', value, caseSensitive: false } },
})

function expressionOf([operator, dimension, values]: TextFilter): FilterExpression {
  const google = googleDimensionOf(dimension)
  const known = knownValues(dimension)
  const exactly = (some: readonly string[]) =>
    isPlaceDimension(dimension) && some.some((value) => value.includes('|'))
      ? anyOf(some.map((value) => placeExpressionOf(dimension, value)))
      : isOneOf(
          google.name,
          some.flatMap((value) => googleValuesOf(google, value)),
        )
  const holding = (test: (value: string, text: string) => boolean, make: (text: string) => FilterExpression) =>
    known === undefined
      ? anyOf(values.map(make))
      : exactly(known.filter((value) => values.some((text) => test(value, text.toLowerCase()))))
  const containing = () =>
    holding(
      (value, text) => value.includes(text),
      (text) => containsText(google.name, text),
    )
  switch (operator) {
    case 'is':
      return exactly(values)
    case 'is_not':
      return { notExpression: exactly(values) }
    case 'contains':
      return containing()
    case 'contains_not':
      return { notExpression: containing() }
    case 'matches':
      return holding(
        (value, text) => new RegExp(`^${patternOf(text)}$`, 'su').test(value),
        (text) => ({
          filter: {
            fieldName: google.name,
            stringFilter: { matchType: 'FULL_REGEXP', value: patternOf(text), caseSensitive: false },
          },
        }),
      )
  }
}

const isPlaceDimension = (dimension: Dimension): dimension is 'region' | 'city' =>
  dimension === 'region' || dimension === 'city'

/** A place of ours, which names its country and region as well: `US|Oregon|Portland`. */
function placeExpressionOf(dimension: 'region' | 'city', value: string): FilterExpression {
  const names = value.split('|')
  const parts = [...(names.length === 1 ? [] : (['country', 'region'] as const).slice(0, names.length - 1)), dimension]
  const known = parts.flatMap((part, index) => {
    const google = googleDimensionOf(part)
    const name = names[index] ?? ''
    // What is not known of a place is not compared.
    return name === '' && part !== dimension ? [] : isOneOf(google.name, googleValuesOf(google, name))
  })
  return allOf(known) ?? isOneOf(googleDimensionOf(dimension).name, [value])
}

/** Any characters where a star is; no other sign is special. In RE2, which Google uses, as here. */
const patternOf = (text: string): string =>
  text
    .split('*')
    .map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`))
    .join('.*')
