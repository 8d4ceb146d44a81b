import { msg } from '@lingui/core/macro'
import { Chart as ChartJs, type ChartData, type ChartOptions } from 'chart.js'
import { ChoroplethController, ColorScale, GeoFeature, ProjectionScale } from 'chartjs-chart-geo'
import { useCallback, useRef, useState, type MouseEvent } from 'react'
import { Chart } from 'react-chartjs-2'
import { useFormat } from '../../format/useFormat.ts'
import { useText } from '../../format/useText.ts'
import { useKit } from '../../provider/KitContext.ts'
import { Canvas, ChartTooltip, ChartTooltipRow } from './CountryMap.styles.ts'
import type { CountryMetric, CountryMapProps, CountryPulse } from './CountryMap.types.ts'
import type { Point } from './middleOf.ts'
import { mapStyleOf, type MapStyle } from './mapStyle.ts'
import { MapPulses } from './MapPulses.tsx'
import { colourOf } from './colourOf.ts'
import type { Country } from './world.ts'

ChartJs.register(ChoroplethController, ColorScale, GeoFeature, ProjectionScale)

interface MapPlotProps extends Pick<
  CountryMapProps,
  'aria-label' | 'items' | 'highlightedKey' | 'onHighlightChange' | 'onAction'
> {
  world: readonly Country[]
  pulses: readonly CountryPulse[]
}

type DrawnMap = ChartJs<'choropleth', MapData['datasets'][number]['data'], string>
type MapData = ChartData<'choropleth'>

/** The country under the pointer, with the pointer's place in px of the map. */
interface Place {
  code: string
  x: number
  y: number
  width: number
}

/** The drawn map with a tooltip for the hovered country. */
export function MapPlot(props: MapPlotProps) {
  const { 'aria-label': label, world, items, pulses, highlightedKey, onHighlightChange, onAction } = props
  const { look, direction } = useKit()
  const text = useText()
  const format = useFormat()
  const map = useRef<DrawnMap>(null)
  const [style, setStyle] = useState<MapStyle | null>(null)
  const readStyle = useCallback((box: HTMLDivElement | null) => {
    if (box !== null) setStyle(mapStyleOf(box))
  }, [])
  const [place, setPlace] = useState<Place | null>(null)
  const metrics = new Map(items.map((country) => [country.code, country]))
  // The highlighted country is drawn last, so that its outline lies above the borders of the others.
  const outlined = place?.code ?? highlightedKey
  const drawn = world.toSorted((a, b) => Number(a.code === outlined) - Number(b.code === outlined))
  const pointed = place === null ? undefined : metrics.get(place.code)

  const point = (event: MouseEvent) => {
    const [hit] = map.current?.getElementsAtEventForMode(event.nativeEvent, 'point', { intersect: true }, false) ?? []
    const code = hit === undefined ? undefined : drawn[hit.index]?.code
    const { x, y, width } = event.currentTarget.getBoundingClientRect()
    const known = code !== undefined && metrics.has(code) ? code : undefined
    setPlace(known === undefined ? null : { code: known, x: event.clientX - x, y: event.clientY - y, width })
    if (known !== place?.code) onHighlightChange?.(known)
  }
  const pixelsOf = (lonLat: Point) => {
    const scale = map.current?.scales['projection']
    // Before its first layout the map has no size, and the projection is not that of its later one.
    return scale instanceof ProjectionScale && scale.width > 0 ? scale.projection([...lonLat]) : null
  }
  const leave = () => {
    setPlace(null)
    if (place !== null) onHighlightChange?.(undefined)
  }
  return (
    <Canvas
      // A change of theme or brand remounts the element, so that its CSS variables are read again.
      key={look}
      ref={readStyle}
      data-pointed={pointed !== undefined && onAction !== undefined ? true : undefined}
      onMouseMove={point}
      onMouseLeave={leave}
      onClick={() => {
        if (pointed !== undefined) onAction?.(pointed.code)
      }}
    >
      {style !== null && (
        <Chart
          ref={map}
          type="choropleth"
          data={dataOf(drawn, metrics, style, outlined)}
          options={options}
          role="img"
          aria-label={label}
        />
      )}
      {pulses.length > 0 && <MapPulses pulses={pulses} world={world} pixelsOf={pixelsOf} />}
      {place !== null && pointed !== undefined && (
        <ChartTooltip data-part="tooltip" style={{ transform: tooltipPosition(place) }}>
          <div dir={direction}>
            <ChartTooltipRow>
              <span>{pointed.name}</span> <span>{format.full(pointed.visitors)}</span>
            </ChartTooltipRow>
            <ChartTooltipRow>
              <span>{text(msg`Share of visitors`)}</span> <span>{format.percent(pointed.percentage)}</span>
            </ChartTooltipRow>
          </div>
        </ChartTooltip>
      )}
    </Canvas>
  )
}

const options: ChartOptions<'choropleth'> = {
  responsive: true,
  maintainAspectRatio: false,
  animation: false,
  events: [],
  showOutline: false,
  showGraticule: false,
  plugins: { legend: { display: false }, tooltip: { enabled: false } },
  scales: {
    projection: { axis: 'x', projection: 'naturalEarth1' },
    color: { axis: 'x', display: false },
  },
}

function dataOf(
  countries: readonly Country[],
  metrics: ReadonlyMap<string, CountryMetric>,
  { colours, border, outline }: MapStyle,
  outlined: string | undefined,
): MapData {
  const largest = Math.max(0, ...[...metrics.values()].map(({ visitors }) => visitors))
  const valueOf = ({ code = '' }: Country) => metrics.get(code)?.visitors ?? 0
  const isOutlined = ({ code }: Country) => code !== undefined && code === outlined
  return {
    labels: countries.map(({ code }) => code),
    datasets: [
      {
        outline: countries.map(({ shape }) => shape),
        data: countries.map((country) => ({ feature: country.shape, value: valueOf(country) })),
        backgroundColor: countries.map((country) => colourOf(valueOf(country), largest, colours)),
        borderColor: countries.map((country) => (isOutlined(country) ? outline : border)),
        borderWidth: countries.map((country) => (isOutlined(country) ? 1.4 : 0.5)),
      },
    ],
  }
}

const gap = 12

/** Places the tooltip below the pointer, on the side with more room. */
const tooltipPosition = ({ x, y, width }: Place): string =>
  x > width / 2
    ? `translate(calc(${Math.round(x - gap)}px - 100%), ${Math.round(y + gap)}px)`
    : `translate(${Math.round(x + gap)}px, ${Math.round(y + gap)}px)`
