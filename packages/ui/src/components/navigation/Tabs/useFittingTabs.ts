import { useLayoutEffect, useRef, useState } from 'react'
import { fittingTabs } from './fittingTabs.ts'

interface Labelled {
  id: string
  label: string
}

const tightMark = '\n\n'

/** The width of the button that opens the menu of the other tabs, until it is drawn. Px. */
const usualMoreWidth = 80

/**
 * Chooses the tabs that stand in a row; the others belong into a menu after it.
 * @param items The tabs, with the text of their labels: they are measured anew where it changes.
 * @returns the ref of the row around the list of tabs and the menu's button, which tabs stand in it, and whether even the selected one
 * does not fit beside the whole button, which then is an icon alone
 */
export function useFittingTabs(items: readonly Labelled[], selectedKey: string) {
  const row = useRef<HTMLDivElement>(null)
  const widths = useRef(new Map<string, number>())
  const labels = `${items.map(({ id, label }) => `${id} ${label}`).join('\n')}\n\n`
  /** The width of the button with its text. */
  const wholeMore = useRef(usualMoreWidth)
  // What was measured, followed by the ids of the tabs that fit; equal texts draw nothing anew.
  const [fit, setFit] = useState('')
  useLayoutEffect(() => {
    const element = row.current
    if (element === null) return undefined
    const arrange = () => {
      const list = element.querySelector('[role=tablist]')
      if (list === null || element.clientWidth === 0) return
      for (const tab of list.querySelectorAll<HTMLElement>('[role=tab]'))
        widths.current.set(tab.dataset['key'] ?? '', tab.offsetWidth + 1)
      const more = element.querySelector<HTMLElement>('[aria-haspopup]')
      if (more !== null && more.dataset['tight'] === undefined) wholeMore.current = more.offsetWidth
      const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0
      const fitting = fittingTabs({
        keys: items.map(({ id }) => id),
        widths: widths.current,
        gap,
        room: element.clientWidth,
        moreWidth: wholeMore.current,
        selected: selectedKey,
      })
      const needed = (widths.current.get(selectedKey) ?? 0) + gap + wholeMore.current
      const isTight = fitting.length < items.length && needed > element.clientWidth
      setFit(`${labels}${fitting.join('\n')}${isTight ? tightMark : ''}`)
    }
    arrange()
    const observer = new ResizeObserver(arrange)
    observer.observe(element)
    // Labels have another width in the font that measuring them has asked for.
    void document.fonts.ready.then(arrange)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-deps -- the labels stand for the items, which are new each time
  }, [labels, selectedKey, fit])
  // While labels are new all tabs stand in the row, to be measured before anything is painted.
  const isTight = fit.endsWith(tightMark)
  const keys = fit.startsWith(labels) ? fit.slice(labels.length).replace(tightMark, '').split('\n') : undefined
  const isShown = ({ id }: Labelled) => id === selectedKey || keys === undefined || keys.includes(id)
  return { row, isShown, isTight }
}
