/** What has a tooltip in a table: its rows’ controls, and values that may be cut. */
export const tooltipSelector = '[data-part="control"], [data-part="cut"]'

/** The name of a control, or the whole of a value that is cut. */
export const tooltipText = (element: Element): string | null =>
  element.getAttribute('aria-label') ?? (element.scrollWidth > element.clientWidth ? element.textContent : null)
