import { useLingui } from '@lingui/react/macro'
import { cards, dashboardSettingLimits, usualCards, type Card, type CardMetric } from '@sightline/api-client'
import { AdjustIcon, IconButton, Menu } from '@sightline/ui'
import { firstCardOf, shownCards } from '../query/cards.ts'
import { useMetricTexts } from '../query/useMetricTexts.ts'
import type { ViewState } from '../query/useView.ts'

const most = dashboardSettingLimits.cards

/** Ids are unique in the whole menu. */
const idOfSecond = (card: CardMetric) => `second ${card}`

/** The menu that chooses the cards above the chart: at least one, and as many as there is room for, and a second line of the chart. */
export default function CardsMenu({ state: { view, replace } }: { state: ViewState }) {
  const { t } = useLingui()
  const { labels } = useMetricTexts()
  const shown = shownCards(view)
  const label = t`Choose metrics`
  const choose = (chosen: readonly Card[]) =>
    replace({
      cards: chosen,
      invalidCards: [],
      ...(!chosen.includes(view.metric) && { metric: firstCardOf(chosen) }),
      ...(view.second !== null && !chosen.includes(view.second) && { second: null }),
    })
  const seconds = shown.filter((card) => card !== 'current' && card !== view.metric) as CardMetric[]
  return (
    <Menu
      aria-label={label}
      trigger={<IconButton size="sm" icon={AdjustIcon} aria-label={label} />}
      items={[
        {
          id: 'cards',
          label: t`At most ${most} metrics`,
          items: cards.map((card) => ({
            id: card,
            label: card === 'current' ? t`Current visitors` : labels[card],
            isDisabled: shown.includes(card) ? shown.length === 1 : shown.length >= most,
          })),
          selectedKeys: new Set<string>(shown),
          onSelectionChange: (ids: ReadonlySet<string>) => choose(cards.filter((card) => ids.has(card))),
        },
        {
          id: 'second',
          label: t`Second line in the chart`,
          items: [
            { id: 'none', label: t`None` },
            ...seconds.map((card) => ({ id: idOfSecond(card), label: labels[card] })),
          ],
          selectedKey: view.second === null ? 'none' : idOfSecond(view.second),
          onSelectionChange: (id: string) =>
            replace({ second: seconds.find((card) => idOfSecond(card) === id) ?? null }),
        },
        { id: 'usual', items: [{ id: 'usual', label: t`Default`, onAction: () => choose(usualCards) }] },
      ]}
    />
  )
}
