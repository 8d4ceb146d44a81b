import { msg } from '@lingui/core/macro'
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/actions/Button/index.ts'
import { Icon } from '../../components/data/Icon/index.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useText } from '../../format/useText.ts'
import { ChartFrame, type ChartRows } from '../ChartFrame/index.ts'
import { ColourScale } from './ColourScale.tsx'
import { Message, Content } from './CountryMap.styles.ts'
import { MapPlot } from './MapPlot.tsx'
import { loadWorld, type Country } from './world.ts'
import type { CountryMapProps, CountryPulse } from './CountryMap.types.ts'
import { listOf } from '../../theme/wrongProps.ts'

/**
 * Shows visitors by country on a map. Place it beside a list of the same values, which keyboards and screen readers can
 * use.
 */
export function CountryMap(props: CountryMapProps) {
  const { items: givenItems, 'aria-label': label, period, pulses = none, ...others } = props
  const { highlightedKey, onHighlightChange, onAction, ...rest } = others
  const items = listOf(givenItems, 'CountryMap')
  const text = useText()
  const format = useFormat()
  const largest = Math.max(0, ...items.map(({ visitors }) => visitors))
  const isEmpty = largest === 0
  const [world, setWorld] = useState<readonly Country[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (world !== 'loading' || isEmpty) return
    let isHere = true
    const settle = (next: readonly Country[] | 'failed') => {
      if (isHere) setWorld(next)
    }
    loadWorld().then(settle, () => settle('failed'))
    return () => {
      isHere = false
    }
  }, [world, isEmpty])
  const data: ChartRows = {
    caption: period === undefined ? label : `${label}, ${period}`,
    columns: [text(msg`Country`), text(msg`Visitors`), text(msg`Share of visitors`)],
    rows: () =>
      items
        .toSorted((one, other) => other.visitors - one.visitors)
        .map(({ code, name, visitors, percentage }) => ({
          id: code,
          cells: [name, format.full(visitors), format.percent(percentage)],
          values: [name, visitors, percentage],
        })),
  }
  return (
    <ChartFrame
      {...rest}
      aria-label={label}
      data-part="country-map"
      data={data}
      isEmpty={isEmpty}
      empty={text(msg`No country is known in this range`)}
      hasContentHeight={!isEmpty}
      headPlacement="bottom"
      legend={isEmpty ? undefined : <ColourScale largest={largest} />}
    >
      <Content aria-busy={world === 'loading'}>
        {world === 'failed' ? (
          <Message role="alert">
            <Icon icon={CloudOff} size={20} />
            <p>{text(msg`The map could not be loaded`)}</p>
            <Button size="sm" onPress={() => setWorld('loading')}>
              {text(msg`Try again`)}
            </Button>
          </Message>
        ) : (
          world !== 'loading' && (
            <MapPlot aria-label={label} {...{ items, pulses, highlightedKey, onHighlightChange, onAction, world }} />
          )
        )}
      </Content>
    </ChartFrame>
  )
}

const none: readonly CountryPulse[] = []
