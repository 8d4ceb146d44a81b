import { msg } from '@lingui/core/macro'
import { X } from 'lucide-react'
import { useText } from '../../../format/useText.ts'
import { Close, Mark as Box, Row, Rows, Title } from './ChartTooltip.styles.ts'
import { tooltipPosition, type Mark } from './plotGeometry.ts'

/** One line of the tooltip of a slot. */
export interface ChartTooltipLine {
  kind: 'layer' | 'total' | 'main' | 'compared' | 'second' | 'forecast' | 'interval' | 'change' | 'note' | 'annotation'
  label: string
  value?: string | undefined
  /** CSS colour of a `layer`. */
  colour?: string | undefined
}

interface ChartTooltipProps {
  mark: Pick<Mark, 'x' | 'width'>
  /** The distance from the top in px; by default it is low in the plot. */
  top?: number | undefined
  direction: 'ltr' | 'rtl'
  title: string
  lines: readonly ChartTooltipLine[]
  /** Closes a pinned tooltip; undefined for a tooltip that closes when the pointer leaves. */
  onClose: (() => void) | undefined
}

/** Shows the values of the active slot, low in the plot so that the line stays visible. */
export function ChartTooltip({ mark, top, direction, title, lines, onClose }: ChartTooltipProps) {
  const text = useText()
  return (
    <Box
      data-part="tooltip"
      data-pinned={onClose !== undefined || undefined}
      style={{
        transform: tooltipPosition(mark),
        ...(top !== undefined && { insetBlock: `${Math.round(top)}px auto` }),
      }}
    >
      <div dir={direction}>
        <Title>
          {title}
          {onClose !== undefined && (
            <Close type="button" aria-label={text(msg`Close`)} onClick={onClose}>
              <X size={14} aria-hidden="true" />
            </Close>
          )}
        </Title>
        <Rows>
          {lines.map(({ kind, label, value, colour }) => (
            <Row key={`${kind} ${label}`} data-kind={kind} style={{ '--series': colour }}>
              <span>{label}</span>
              {value !== undefined && <strong>{value}</strong>}
            </Row>
          ))}
        </Rows>
      </div>
    </Box>
  )
}

/** The content of the tooltip as a sentence, for the live region. */
export function sentenceOf(title: string, lines: readonly ChartTooltipLine[]): string {
  // The value follows its place at once; its name is that of the chart.
  const [first, ...others] = lines
  const told = others.map(({ label, value }) => (value === undefined ? label : `${label}: ${value}`))
  const start = first?.kind === 'main' ? `${title}: ${first.value ?? ''}` : title
  const rest = first === undefined || first.kind === 'main' ? told : [`${first.label}: ${first.value ?? ''}`, ...told]
  return [start, ...rest].join('. ')
}
