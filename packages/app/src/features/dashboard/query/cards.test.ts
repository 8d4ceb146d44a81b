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
  expect(shownCards({ cards: ['visits', 'current'], metric: 'revenue' })).toEqual(['visits', 'revenue', 'current'])
  expect(shownCards({ cards: ['visits'], metric: 'visits' })).toEqual(['visits'])
})

test('a dashboard is asked for nothing further while its usual cards are shown', () => {
  expect(furtherMetricsOf(usualCards)).toEqual([])
  expect(furtherMetricsOf(['visits', 'revenue', 'current'])).toEqual(['revenue'])
})
