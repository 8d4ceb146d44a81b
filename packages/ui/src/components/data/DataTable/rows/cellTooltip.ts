/** Selects the elements of a table with a tooltip: the controls of rows, and values that may be truncated. */
export const tooltipSelector = '[data-part="control"], [data-part="cut"]'

/** The text of the tooltip: the name of a control, or the full text of a truncated value. */
export const tooltipText = (element: Element): string | null =>
  element.getAttribute('aria-label') ?? (element.scrollWidth > element.clientWidth ? element.textContent : null)
