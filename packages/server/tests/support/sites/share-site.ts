import { unwrap, type ApiClient } from '@sightline/api-client'

/** Shares a site as people do it: its owner invites an address, and whoever has it accepts. Twice is the same as once. */
export async function shareSite(owner: ApiClient, site_id: string, viewer: ApiClient, email: string): Promise<void> {
  const sent = await owner.website.addViewer({ site_id, email })
  if (sent.code !== 200 && sent.message === 'viewer_exists') return
  const { id } = await unwrap(Promise.resolve(sent))
  await unwrap(viewer.invitation.accept({ id }))
}
