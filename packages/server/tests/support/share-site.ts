import { unwrap, type ApiClient } from '@sightline/api-client'

/** Shares a site as people do it: its owner invites an address, and whoever has it accepts. */
export async function shareSite(owner: ApiClient, site_id: string, viewer: ApiClient, email: string): Promise<void> {
  const { id } = await unwrap(owner.website.addViewer({ site_id, email }))
  await unwrap(viewer.invitation.accept({ id }))
}
