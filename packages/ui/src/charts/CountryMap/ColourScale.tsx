import { useFormat } from '../../format/useFormat.ts'
import { Bar, Scale, Tick } from './ColourScale.styles.ts'

/** The legend of a colour scale: from 0 to the largest value, with the quarter whose colour is the middle one. */
export function ColourScale({ largest }: { largest: number }) {
  const format = useFormat()
  return (
    <Scale aria-hidden="true">
      <Bar />
      <Tick data-place="start">{format.full(0)}</Tick>
      {largest >= 4 && <Tick data-place="middle">{format.compact(Math.round(largest / 4))}</Tick>}
      <Tick data-place="end">{format.compact(largest)}</Tick>
    </Scale>
  )
}
