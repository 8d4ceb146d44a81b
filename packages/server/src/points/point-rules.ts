import { pointRuleDefaults, type PointRuleName } from '@sightline/api-client/contract'
import type { Database } from '../store/relational/database.ts'
import { findSetting } from '../store/relational/instance-settings.ts'

/** The points that each rule gives or takes; 0 where it is switched off. */
export async function readPointRules(db: Database): Promise<Record<PointRuleName, number>> {
  const [points_per_referral, points_per_unit, points_per_month] = await Promise.all([
    readRule(db, 'points_per_referral'),
    readRule(db, 'points_per_unit'),
    readRule(db, 'points_per_month'),
  ])
  return { points_per_referral, points_per_unit, points_per_month }
}

async function readRule(db: Database, name: PointRuleName): Promise<number> {
  const value = (await findSetting(db, name))?.value ?? ''
  return value === '' ? pointRuleDefaults[name] : Number(value)
}
