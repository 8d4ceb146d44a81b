import type { FastifyInstance, FastifyRequest } from 'fastify'
import { googleScopes } from '@sightline/api-client/contract'
import type { PropertyQuota, Report } from '../../google/report-types.ts'
import { faultError } from './faults.ts'
import { assertHolder, findProperty, type GeneratedAnalytics } from './generated-analytics.ts'
import { runRealtimeReport, runReport, type GeneratedProperty } from './report.ts'
import {
  checkFields,
  checkRealtime,
  checkReport,
  RejectedRequest,
  type SentRealtime,
  type SentReport,
} from './requests.ts'

const TOKENS = { hour: 14_000, report: 5, realtime: 40 }

export function registerDataRoutes(server: FastifyInstance, analytics: GeneratedAnalytics): void {
  server.post<{ Params: { call: string } }>('/v1beta/properties/:call', async (request, reply) => {
    const [id = '', verb] = request.params.call.split(':')
    const property = propertyFor(analytics, request, id)
    switch (verb) {
      case 'runReport':
        return answerReport(analytics, property, request.body as SentReport)
      case 'batchRunReports': {
        const body = request.body as { requests?: SentReport[] }
        checkFields(body, ['requests', 'property'])
        const { requests = [] } = body
        if (requests.length > 5) throw new RejectedRequest(400, 'Batch requests are limited to 5 requests.')
        const reports = requests.map((one) => answerReport(analytics, property, one))
        return { reports, kind: 'analyticsData#batchRunReports' }
      }
      case 'runRealtimeReport': {
        const body = request.body as SentRealtime
        checkRealtime(body)
        return withQuota(analytics, property, body, TOKENS.realtime, runRealtimeReport(property, body, analytics.now()))
      }
      case undefined:
      default:
        return reply.callNotFound()
    }
  })
}

function answerReport(analytics: GeneratedAnalytics, property: GeneratedProperty, request: SentReport): Report {
  checkReport(request)
  return withQuota(analytics, property, request, TOKENS.report, runReport(property, request, analytics.now()))
}

function withQuota(
  { tokensLeft }: GeneratedAnalytics,
  { id }: GeneratedProperty,
  { returnPropertyQuota }: Pick<SentReport, 'returnPropertyQuota'>,
  cost: number,
  report: Report,
): Report {
  const before = tokensLeft.get(id) ?? TOKENS.hour
  if (before < cost) throw faultError('tokens')
  tokensLeft.set(id, before - cost)
  if (returnPropertyQuota !== true) return report
  const remaining = before - cost
  const propertyQuota: PropertyQuota = {
    tokensPerDay: { consumed: cost, remaining: 150_000 },
    tokensPerHour: { consumed: cost, remaining: 30_000 },
    tokensPerProjectPerHour: { consumed: cost, remaining },
    concurrentRequests: { consumed: 0, remaining: 10 },
    serverErrorsPerProjectPerHour: { consumed: 0, remaining: 10 },
    potentiallyThresholdedRequestsPerHour: { consumed: 0, remaining: 120 },
  }
  return { ...report, propertyQuota }
}

function propertyFor(analytics: GeneratedAnalytics, request: FastifyRequest, id: string): GeneratedProperty {
  const holder = assertHolder(analytics, request, [googleScopes.read])
  const property = findProperty(analytics, holder, id)
  if (property === undefined) throw faultError('forbidden')
  return property
}
