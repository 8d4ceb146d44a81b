import type { CallOutput } from '@sightline/api-client'

/**
 * Whether the page around a frame may show the site. The frame’s Content-Security-Policy follows from the site in its
 * address: a site that limits who may frame it must be that one.
 * @param search The query of the frame’s own address, before the hash.
 */
export const mayBeFramed = (
  { public_id, is_framing_limited }: Pick<CallOutput<'share', 'info'>, 'public_id' | 'is_framing_limited'>,
  search: string,
): boolean => {
  if (!is_framing_limited) return true
  const sites = new URLSearchParams(search).getAll('site')
  return sites.length === 1 && sites[0] === public_id
}
