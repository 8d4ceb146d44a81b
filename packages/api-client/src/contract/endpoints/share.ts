import type { ResourceEndpoints } from './endpoint.ts'

/** Links that show a site's dashboard to anybody who has them. */
export const share = {
  /** Answers the site of a share link; its token is sent in place of a session's. */
  info: { method: 'GET', path: '/v1/share/info', level: 'visitor', share: 'needed', membership: true },
  /** Exchanges the password of a share link for a token that is sent in place of the link’s for half a day. */
  open: {
    method: 'POST',
    path: '/v1/share/open',
    level: 'visitor',
    share: 'needed',
    membership: true,
    beforeSharePassword: true,
  },
  /** Lists the share links of a site, the newest first. */
  fetchShareLinks: { method: 'GET', path: '/v1/website/fetchShareLinks', level: 'member', site: 'owner' },
  /** Creates a link that shows the dashboard of the site, or a part of it, and nothing else, until it is deleted. */
  createShareLink: { method: 'POST', path: '/v1/website/createShareLink', level: 'member', site: 'owner' },
  /** Changes a share link's name, password, end or what it shows; its address stays, and whoever has it open sees the change with the next call. */
  updateShareLink: { method: 'POST', path: '/v1/website/updateShareLink', level: 'member', site: 'owner' },
  /** Lists the hosts whose pages may show the dashboard of a share link in a frame. */
  framing: { method: 'GET', path: '/v1/website/framing', level: 'member', site: 'owner' },
  /** Sets the hosts whose pages may frame the dashboard; an empty list allows every page. */
  updateFraming: { method: 'POST', path: '/v1/website/updateFraming', level: 'member', site: 'owner' },
  /** Deletes a share link, which then shows nothing any more. */
  removeShareLink: { method: 'POST', path: '/v1/website/removeShareLink', level: 'member', site: 'owner' },
} as const satisfies ResourceEndpoints
