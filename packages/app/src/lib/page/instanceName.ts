/** What the server has written into the page about the instance. */
export const instanceMeta = () => document.querySelector<HTMLMetaElement>('meta[name=application-name]')

/** The name of the instance. */
export const instanceName = (): string => instanceMeta()?.content ?? 'Sightline'
