import type { Website, WebsiteLists } from '@sightline/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { siteKeys } from '../../sites/index.ts'

/** Puts a saved site into the cache, from which the lists and its pages read it. */
export function useUpdateCachedSite(): (now: Website) => void {
  const queries = useQueryClient()
  return (now) => {
    queries.setQueryData<WebsiteLists>(siteKeys.all, (lists) => lists && withWebsite(lists, now))
    queries.setQueryData<Website | null>(siteKeys.one(now.id), (before) => before && now)
  }
}

const withWebsite = (lists: WebsiteLists, now: Website): WebsiteLists => ({
  ...lists,
  website_list: lists.website_list.map((one) => (one.id === now.id ? now : one)),
})
