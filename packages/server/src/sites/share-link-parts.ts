import {
  checkFilters,
  isPropertyDimension,
  isVisitMeasure,
  querySize,
  statsLimits,
  type Dimension,
  type Endpoints,
  type SharePanel,
} from '@sightline/api-client/contract'
import { ApiError, invalidFields } from '../errors.ts'
import type { Filter } from '../stats/query/stats-query.ts'
import type { ShareLink } from '../store/relational/sites/share-links.ts'

/** The calls that the token of a share link may make, such as `stats.query`. */
export type SharedCall = {
  [Resource in keyof Endpoints]: {
    [Name in keyof Endpoints[Resource]]: Endpoints[Resource][Name] extends { share: string }
      ? `${Resource}.${Name & string}`
      : never
  }[keyof Endpoints[Resource]]
}[keyof Endpoints]

type Input = Record<string, unknown>
type Parts = Pick<ShareLink, 'filters' | 'panels' | 'has_annotations'>

/** What a link's reader gets of a call: the input that the call is answered with. @throws {ApiError} not_in_share_link */
type Rule = (input: Input, link: Parts) => Input

const unchanged: Rule = (input) => input

/** The calls that need a panel. */
const ofPanel =
  (panel: SharePanel, rule: Rule = unchanged): Rule =>
  (input, link) => {
    if (link.panels?.includes(panel) === false) throw new ApiError('not_in_share_link')
    return rule(input, link)
  }

/**
 * Whether a link with these panels, or with all where they are null, shows a dimension. One without a panel of its own, such as
 * the version of a browser, is shown with all panels only.
 */
const isShownDimension = (panels: readonly SharePanel[] | null, dimension: Dimension): boolean =>
  panels === null || panels.some((panel) => panel === (isPropertyDimension(dimension) ? 'properties' : dimension))

/** Adds the fixed filters. Of a dashboard, the panels that the link does not show are left out; a dimension is refused. */
const statistics: Rule = (input, { filters: fixed, panels: chosen }) => {
  const {
    filters: own = [],
    dimension,
    panels,
  } = input as {
    filters?: readonly Filter[]
    dimension?: Dimension
    panels?: readonly Dimension[]
  }
  const isShown = (one: Dimension) => isShownDimension(chosen, one)
  if (dimension !== undefined && !isShown(dimension)) throw notShown('dimension')
  // A number of the visit is of no panel.
  if (!own.every(([, filtered]) => isVisitMeasure(filtered) || isShown(filtered))) throw notShown('filters')
  const shown = panels?.filter(isShown)
  const filters = [...fixed, ...own]
  const error = tooLarge(filters, shown)
  if (error !== undefined) throw invalidFields({ filters: error })
  return {
    ...input,
    ...(shown !== undefined && { panels: shown }),
    ...(filters.length > 0 && {
      filters: [...fixed.map(([operator, filtered, values]): Filter => [operator, filtered, values, 'fixed']), ...own],
    }),
  }
}

/** All filters together are as limited as those of anybody else. */
function tooLarge(filters: readonly Filter[], panels: readonly Dimension[] = []) {
  const checked = checkFilters(filters)
  if (!Array.isArray(checked)) return checked
  return querySize(checked, new Set(panels).size) > statsLimits.querySize ? 'query_too_large' : undefined
}

const notShown = (field: string) => invalidFields({ [field]: 'not_in_share_link' }, 'not_in_share_link')

/** Everybody is counted, whatever is filtered. */
const unfiltered: Rule = (input, { filters }) => {
  if (filters.length > 0) throw new ApiError('not_in_share_link')
  return input
}

const annotations: Rule = (input, { has_annotations: hasAnnotations }) => {
  if (!hasAnnotations) throw new ApiError('not_in_share_link')
  return input
}

/** A call that is not decided here is none that a link can make: the types and `ruleOf` see to it. */
const rules: Readonly<Record<SharedCall, Rule>> = {
  'share.info': unchanged,
  'share.open': unchanged,
  'stats.dashboard': statistics,
  'stats.query': statistics,
  'stats.funnel': ofPanel('funnels', statistics),
  'stats.properties': ofPanel('properties', statistics),
  'stats.current': unfiltered,
  'goal.fetchGoals': ofPanel('goal'),
  'funnel.fetchFunnels': ofPanel('funnels'),
  'annotation.fetchAnnotations': annotations,
}

/**
 * The input with which a call of a link's reader is answered: the fixed filters are added, whatever was sent.
 * @throws {ApiError} not_in_share_link where the link does not show it; invalid_input where all filters are too many together
 */
export function inputOfLink(call: string, input: Input, link: Parts): Input {
  const rule = (rules as Readonly<Record<string, Rule | undefined>>)[call]
  if (rule === undefined) throw new ApiError('not_in_share_link')
  return rule(input, link)
}

/** The answer to such a call, which says what is fixed where the contract has a field for it. */
export const outputOfLink = (output: unknown, { filters }: Parts): unknown =>
  filters.length > 0 && typeof output === 'object' && output !== null ? { ...output, fixed_filters: filters } : output
