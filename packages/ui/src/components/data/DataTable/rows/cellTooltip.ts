/** Selects the elements of a table with a tooltip: the controls of rows, and values that may be cut. */
export const tooltipSelector = '[data-part="control"], [data-part="cut"]'

/** The name of a control, or the whole of a value that is cut. */
export const tooltipText = (element: Element): string | null =>
  element.getAttribute('aria-label') ?? (element.scrollWidth > element.clientWidth ? element.textContent : null)
