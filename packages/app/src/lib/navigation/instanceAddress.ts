/**
 * The address of this instance without a slash at the end. The built app is at the folder of its page, which may be below a path
 * of a host that has other pages as well, such as `https://example.com/stats`.
 */
export const instanceAddress = ({ href }: Pick<Location, 'href'> = location, base = import.meta.env.BASE_URL): string =>
  new URL(base, href).href.slice(0, -1)
