import type { Output, Schemas } from '@sightline/api-client/contract'

export type MetricValues = Output<Schemas['stats']['query']>['totals']

export const percentageOf = (visitors: number, all: number): number => (all === 0 ? 0 : (visitors / all) * 100)
