import type { ResourceEndpoints } from './endpoint.ts'

/** Links that show a site's dashboard to whoever has them. */
export const share = {
  /** The site that a share link is for; its token goes where the token of a session would. */
  info: { method: 'GET', path: '/v1/share/info', level: 'visitor', share: 'needed', membership: true },
  /** The share links of a site, the newest first. */
  fetchShareLinks: { method: 'GET', path: '/v1/website/fetchShareLinks', level: 'member', site: 'owner' },
  /** Makes a link that shows the dashboard of the site, and nothing else, until it is removed. */
  createShareLink: { method: 'POST', path: '/v1/website/createShareLink', level: 'member', site: 'owner' },
  /** Which pages may show the dashboard of a share link in a frame. */
  framing: { method: 'GET', path: '/v1/website/framing', level: 'member', site: 'owner' },
  /** Says which pages may: hosts, or none of them for every page. */
  updateFraming: { method: 'POST', path: '/v1/website/updateFraming', level: 'member', site: 'owner' },
  /** Removes a link: whoever has it sees nothing any more. */
  removeShareLink: { method: 'POST', path: '/v1/website/removeShareLink', level: 'member', site: 'owner' },
} as const satisfies ResourceEndpoints
