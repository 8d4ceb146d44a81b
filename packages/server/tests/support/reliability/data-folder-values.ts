import type { ApiClient } from '@sightline/api-client'

/** What somebody sees of the data in a folder that `make-data-folder.ts` has made, with whatever version it is opened. */
export async function valuesOf(client: ApiClient): Promise<object> {
  const list = await client.website.fetchWebsiteList({ pageSize: 50 })
  const users = await client.appUser.fetchAppUserList()
  const jobs = await client.job.fetchList()
  if (list.code !== 200 || users.code !== 200 || jobs.code !== 200) throw new Error('no figures')
  const sites = list.data.website_list.toSorted((a, b) => Number(a.id) - Number(b.id))
  return {
    users: users.data.total,
    jobs: jobs.data.total,
    sites: await Promise.all(sites.map(({ id, domain }) => valuesOfSite(client, id, domain))),
  }
}

async function valuesOfSite(client: ApiClient, site_id: string, domain: string): Promise<object> {
  const dashboard = await client.stats.dashboard({ site_id, range: 'custom', from: '2026-01-01', to: '2026-01-31' })
  const goals = await client.goal.fetchGoals({ site_id })
  if (dashboard.code !== 200 || goals.code !== 200) throw new Error('no figures')
  // A later version may add metrics and fields; those that there were stay.
  const { pageviews, visits, visitors } = dashboard.data.totals
  const names = goals.data.list.map(({ name, kind, pattern }) => ({ name, kind, pattern }))
  return { domain, pageviews, visits, visitors, goals: names }
}
