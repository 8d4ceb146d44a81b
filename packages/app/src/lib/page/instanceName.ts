/** The name of the instance, which the server writes into the page. */
export const instanceName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? 'Sightline'
