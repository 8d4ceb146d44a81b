/** The text of the label of the control or group with an id, in one line; empty where it has none. */
export function labelOfControl(id: string): string {
  const element = document.getElementById(id)
  if (element === null) return ''
  const own = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined
  const named = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((one) => document.getElementById(one))
  const label = own ?? named.find((one) => one?.localName === 'label') ?? named.find((one) => one !== null)
  return (label?.textContent || element.getAttribute('aria-label') || '').replaceAll(/\s+/g, ' ')
}
