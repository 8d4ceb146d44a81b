/** What the Data API is asked and answers, as far as it is used here. Values are texts, numbers too. */
export interface ReportRequest {
  dimensions?: readonly { name: string }[]
  metrics: readonly { name: string }[]
  dateRanges: readonly { startDate: string; endDate: string; name?: string }[]
  dimensionFilter?: FilterExpression
  orderBys: readonly OrderBy[]
  /** A number. */
  limit?: string
  /** A number. */
  offset?: string
  /** Of amounts of money, ISO 4217. */
  currencyCode?: string
  returnPropertyQuota?: boolean
}

export interface RealtimeRequest extends Pick<
  ReportRequest,
  'dimensions' | 'metrics' | 'dimensionFilter' | 'limit' | 'returnPropertyQuota'
> {
  minuteRanges: readonly { startMinutesAgo: number; endMinutesAgo: number }[]
}

export type OrderBy = { desc?: boolean } & (
  | { metric: { metricName: string } }
  | { dimension: { dimensionName: string } }
)

export type FilterExpression =
  | { andGroup: { expressions: readonly FilterExpression[] } }
  | { orGroup: { expressions: readonly FilterExpression[] } }
  | { notExpression: FilterExpression }
  | { filter: { fieldName: string } & (InListFilter | StringFilter) }

export interface InListFilter {
  inListFilter: { values: readonly string[]; caseSensitive: boolean }
}

export interface StringFilter {
  stringFilter: {
    matchType: 'EXACT' | 'CONTAINS' | 'FULL_REGEXP' | 'BEGINS_WITH'
    value: string
    caseSensitive: boolean
  }
}

export interface ReportRow {
  dimensionValues?: readonly { value?: string }[]
  metricValues?: readonly { value?: string }[]
}

export interface QuotaStatus {
  consumed?: number
  remaining?: number
}

export interface PropertyQuota {
  tokensPerDay?: QuotaStatus
  tokensPerHour?: QuotaStatus
  tokensPerProjectPerHour?: QuotaStatus
  concurrentRequests?: QuotaStatus
  serverErrorsPerProjectPerHour?: QuotaStatus
  potentiallyThresholdedRequestsPerHour?: QuotaStatus
}

export interface Report {
  /** Absent where there are none. */
  rows?: readonly ReportRow[]
  /** Of all rows, whatever the limit; absent where there are none. */
  rowCount?: number
  /** Absent in answers of realtime. */
  metadata?: {
    timeZone?: string
    dataLossFromOtherRow?: boolean
    subjectToThresholding?: boolean
    samplingMetadatas?: readonly { samplesReadCount?: string; samplingSpaceSize?: string }[]
  }
  propertyQuota?: PropertyQuota
}

export interface AccountSummaries {
  accountSummaries?: readonly {
    /** `accounts/1` */
    account: string
    displayName?: string
    propertySummaries?: readonly { property: string; displayName?: string; canEdit?: boolean }[]
  }[]
  nextPageToken?: string
}

export interface Property {
  /** `properties/1` */
  name: string
  displayName: string
  timeZone: string
  /** ISO 4217. */
  currencyCode?: string
}

export interface DataStream {
  /** `properties/1/dataStreams/2` */
  name: string
  type: string
  displayName?: string
  webStreamData?: { defaultUri?: string; measurementId?: string }
}

export interface DataStreams {
  dataStreams?: readonly DataStream[]
  nextPageToken?: string
}
