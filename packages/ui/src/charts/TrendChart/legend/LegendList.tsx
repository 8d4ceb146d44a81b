import type { ReactNode } from 'react'
import { Item, List, Toggle } from './Legend.styles.ts'

/** A sign of a chart and what it means. */
export interface LegendItem {
  id: string
  kind: 'main' | 'compared' | 'forecast' | 'interval' | 'reference' | 'missing' | 'layer'
  label: ReactNode
  /** Colour of a `layer`, as CSS has it. */
  colour?: string | undefined
  /** Shows or hides what it stands for; without it that is always shown. */
  onToggle?: (() => void) | undefined
  /** Whether that is hidden now. */
  isHidden?: boolean | undefined
}

interface LegendListProps {
  items: readonly LegendItem[]
  /** Called with what is pointed at or has focus, and is to stand out; undefined where nothing is. */
  onHighlight?: ((id: string | undefined) => void) | undefined
}

/** The legend of a chart; entries that can be hidden are buttons. */
export function LegendList({ items, onHighlight }: LegendListProps) {
  return (
    <List data-part="legend">
      {items.map(({ id, kind, label, colour, onToggle, isHidden = false }) => {
        const point = (next: string | undefined) => onHighlight?.(isHidden ? undefined : next)
        const pointing = {
          onMouseEnter: () => point(id),
          onMouseLeave: () => point(undefined),
          onFocus: () => point(id),
          onBlur: () => point(undefined),
        }
        return (
          <Item
            key={id}
            {...pointing}
            data-kind={kind}
            data-hidden={isHidden || undefined}
            style={{ '--series': colour }}
          >
            {onToggle === undefined ? (
              label
            ) : (
              <Toggle type="button" aria-pressed={!isHidden} onClick={onToggle}>
                {label}
              </Toggle>
            )}
          </Item>
        )
      })}
    </List>
  )
}
