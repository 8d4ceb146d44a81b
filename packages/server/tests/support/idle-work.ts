import { jobKinds, type JobKind } from '@sightline/api-client/contract'
import type { Work } from '../../src/jobs/worker.ts'

const endAtOnce: Work = async function* endAtOnce() {}

/** The work of every kind of job, each of which ends at once. */
export const idleWork = Object.fromEntries(jobKinds.map((kind) => [kind, endAtOnce])) as Record<JobKind, Work>
