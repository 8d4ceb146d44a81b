import { msg } from '@lingui/core/macro'
import { useText } from '../../text/useText.ts'
import type { PlotProps } from './Plot.tsx'
import { Scroll, Table } from './TrendChart.styles.ts'

/** The same data as text. */
export function TrendTable({ name, period, points, title, value }: PlotProps) {
  const text = useText()
  return (
    // Focusable, so that the keyboard can scroll it.
    <Scroll role="region" aria-label={`${name}, ${period}`} tabIndex={0}>
      <Table>
        <caption>{`${name}, ${period}`}</caption>
        <thead>
          <tr>
            <th scope="col">{text(msg`Date`)}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.start}>
              <th scope="row">
                {title(point.start)}
                {point.isPartial && ` (${text(msg`so far`)})`}
              </th>
              <td>{value(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}
