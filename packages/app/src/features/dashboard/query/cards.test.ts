import { cards, dashboardSettingLimits, usualCards } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { firstCardOf, formatCards, furtherMetricsOf, parseCards, shownCards } from './cards.ts'
import { formatView, parseView } from './view.ts'

test('cards stand in their own order, however they are named, and each once', () => {
  expect(parseCards('revenue,visits,revenue').cards).toEqual(['visits', 'revenue'])
  expect(parseCards(cards.join(',')).cards).toHaveLength(dashboardSettingLimits.cards)
})

test.each([null, '', ',', 'mood', '<b>,constructor'])('%j shows the usual cards', (text) => {
  expect(parseCards(text).cards).toEqual(usualCards)
})

test('names that no card has are told, and stay in the address until they are removed', () => {
  const chosen = parseCards('visits,__proto__,"><img>')
  expect(chosen).toEqual({ cards: ['visits'], invalidCards: ['__proto__', '"><img>'] })
  expect(parseCards(formatCards(chosen))).toEqual(chosen)
})

test('the usual cards leave the address as it is', () => {
  const search = (address: string) => formatView(parseView(new URLSearchParams(address)), new URLSearchParams())
  expect(search(`cards=${usualCards.join(',')}`).has('cards')).toBe(false)
  expect(search('cards=visits').get('cards')).toBe('visits')
})

test('the first open card is visitors, or the first where they are none', () => {
  expect(parseView(new URLSearchParams()).metric).toBe('visitors')
  expect(parseView(new URLSearchParams('cards=visits,revenue')).metric).toBe('visits')
  expect(firstCardOf(usualCards)).toBe('visitors')
})

test('a card that a link or a saved view opens is shown beside the chosen ones', () => {
  expect(shownCards({ cards: ['visits', 'current'], metric: 'revenue', second: null })).toEqual([
    'visits',
    'revenue',
    'current',
  ])
  expect(shownCards({ cards: ['visits'], metric: 'visits', second: null })).toEqual(['visits'])
})

test('a second metric of the chart is one of the cards, and is left out where the chart draws it already', () => {
  const { cards: chosen, metric, second } = parseView(new URLSearchParams('cards=visits,current&second=revenue'))
  expect([metric, second]).toEqual(['visits', 'revenue'])
  expect(shownCards({ cards: chosen, metric, second })).toEqual(['visits', 'revenue', 'current'])
  for (const unused of ['second=visitors', 'second=current', 'second=mood', 'second=', 'metric=visits&second=visits']) {
    const view = parseView(new URLSearchParams(unused))
    expect(view.second).toBeNull()
    expect(formatView(view, new URLSearchParams(unused)).has('second')).toBe(false)
  }
})

test('a dashboard is asked for nothing further while its usual cards are shown', () => {
  expect(furtherMetricsOf(usualCards)).toEqual([])
  expect(furtherMetricsOf(['visits', 'revenue', 'current'])).toEqual(['revenue'])
})
