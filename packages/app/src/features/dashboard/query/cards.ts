import {
  cards,
  dashboardSettingLimits,
  furtherMetrics,
  usualCards,
  type Card,
  type CardMetric,
  type FurtherMetric,
} from '@sightline/api-client'

export interface ChosenCards {
  /** The cards above the chart, in their order. */
  cards: readonly Card[]
  /** The names that the address or an earlier choice has, and that no card has. */
  invalidCards: readonly string[]
}

/** The address that names the cards of every dashboard. */
export const usualCardsParam: string = usualCards.join(',')

/** Reads `visitors,revenue`; where it names no card, those of every dashboard. */
export function parseCards(text: string | null): ChosenCards {
  const named = new Set(text?.split(',').filter((name) => name !== ''))
  const known = cards.filter((card) => named.has(card)).slice(0, dashboardSettingLimits.cards)
  const invalidCards = [...named].filter((name) => !cards.some((card) => card === name))
  return { cards: known.length === 0 ? usualCards : known, invalidCards }
}

export const formatCards = ({ cards: chosen, invalidCards }: ChosenCards): string =>
  [...chosen, ...invalidCards].join(',')

/** The card that is open at first. */
export const firstCardOf = (chosen: readonly Card[]): Card =>
  chosen.find((card) => card === 'visitors') ?? chosen[0] ?? 'visitors'

/** The cards of a view, and what its chart draws. */
export interface ShownMetrics {
  cards: readonly Card[]
  metric: Card
  second: CardMetric | null
}

/** The cards that are shown: those that an address or a saved view draws are among them, whatever was chosen. */
export function shownCards({ cards: chosen, metric, second }: ShownMetrics): readonly Card[] {
  const isShown = (card: Card) => card === metric || card === second || chosen.includes(card)
  return chosen.includes(metric) && (second === null || chosen.includes(second)) ? chosen : cards.filter(isShown)
}

/** The metrics that a dashboard must be asked for to show these cards. */
export const furtherMetricsOf = (chosen: readonly Card[]): FurtherMetric[] =>
  furtherMetrics.filter((metric) => chosen.includes(metric))
