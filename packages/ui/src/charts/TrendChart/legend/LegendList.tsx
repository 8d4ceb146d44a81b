import type { ReactNode } from 'react'
import { styleRef } from '../../../components/styleRef.ts'
import { Item, List, Toggle } from './Legend.styles.ts'

/** A marker in the legend and its label. */
export interface LegendItem {
  id: string
  kind: 'main' | 'compared' | 'second' | 'forecast' | 'interval' | 'reference' | 'missing' | 'layer'
  label: ReactNode
  /** CSS colour of a `layer`. */
  colour?: string | undefined
  /** Shows or hides the series; without it the series is always shown. */
  onToggle?: (() => void) | undefined
  /** Whether the series is hidden. */
  isHidden?: boolean | undefined
}

interface LegendListProps {
  items: readonly LegendItem[]
  /**
   * Called with the id of the item that is hovered or focused, so that its series can be highlighted; undefined when
   * there is none.
   */
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
            ref={styleRef({ '--series': colour ?? '' })}
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
