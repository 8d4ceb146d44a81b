/**
 * A ref that writes styles through the element’s `style` object. Written as an attribute, they would stand in what a server sends, where a
 * policy without `'unsafe-inline'` refuses them.
 * @param values by name, as a style sheet writes it; an empty one removes the property
 * @see https://www.w3.org/TR/CSP3/#directive-style-src
 */
export const styleRef = (values: Readonly<Record<string, string>>) => (element: HTMLElement | null) => {
  for (const [name, value] of Object.entries(values)) element?.style.setProperty(name, value)
}
