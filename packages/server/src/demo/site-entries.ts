import { fromAbsolute, toCalendarDate } from '@internationalized/date'
import { insertAnnotation } from '../store/relational/sites/annotations.ts'
import type { Database } from '../store/relational/database.ts'
import { insertFunnel } from '../store/relational/sites/funnels.ts'
import { insertGoal } from '../store/relational/sites/goals.ts'
import { insertSavedView } from '../store/relational/sites/saved-views.ts'
import type { Site } from '../store/relational/sites/sites.ts'
import { funnels, goals, savedViews, siteAnnotations } from './harbor-lane/site-entries.ts'

/** Adds the entries that an owner would have set up to the demo’s site: goals, funnels, annotations and a saved view. */
export async function addSiteEntries(db: Database, site: Site, now: Date): Promise<void> {
  const today = toCalendarDate(fromAbsolute(now.getTime(), site.time_zone))
  const owner = { siteId: site.id, userId: site.owner_id }
  await Promise.all([
    ...goals.map((goal) => insertGoal(db, site.id, goal, now)),
    ...funnels.map((funnel) => insertFunnel(db, site.id, funnel, now)),
    ...siteAnnotations.map(({ daysAgo, text }) =>
      insertAnnotation(db, site.id, { day: today.subtract({ days: daysAgo }).toString(), text }, now),
    ),
    ...savedViews.map((view) => insertSavedView(db, owner, view, now)),
  ])
}
