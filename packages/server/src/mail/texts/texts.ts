import type { Billing, ConnectionProvider, JobKind, Plan, SecurityEvent } from '@sightline/api-client/contract'

/** What the mails of an occasion say. */
export interface MailWords {
  subject: string
  /** Paragraphs. */
  body: readonly string[]
}

/** The fixed texts of mails, in one language. Names and addresses are given isolated. */
export interface MailTexts {
  /** Why a mail came that nobody can refuse. */
  accountReason: (address: string) => string
  /** Why a mail came that can be refused. */
  noticeReason: (address: string) => string
  invitationReason: (address: string) => string
  reportReason: (address: string, site: string) => string
  unsubscribe: string
  openApp: string
  resetPassword: MailWords & { button: string }
  confirmEmail: MailWords & { button: string }
  emailChanged: (newAddress: string) => MailWords
  accountInvitation: (inviter: string) => MailWords & { button: string }
  accountDeletion: (date: string) => MailWords & { button: string }
  siteInvitation: (inviter: string, domain: string) => MailWords & { button: string }
  receipt: {
    subject: (orderNo: string) => string
    body: string
    labels: Record<ReceiptLabel, string>
    plans: Record<Plan, string>
    billings: Record<Billing, string>
  }
  test: MailWords
  membershipEnds: (days: number, date: string) => MailWords
  paymentFailed: (date: string) => MailWords
  siteWithoutData: (domain: string, hours: number) => MailWords
  viewerJoined: (person: string, domain: string) => MailWords
  /** What a job is called. */
  jobs: Record<JobKind, string>
  connectionEnded: (provider: ConnectionProvider, label: string, reason: string) => MailWords
  siteTransferred: (domain: string, isReceived: boolean) => MailWords
  jobFinished: (hasSucceeded: boolean, what: string) => MailWords
  security: Record<SecurityEvent, (detail: string) => MailWords>
  /** After each notice of what was done to the account. */
  notYou: string
  report: {
    title: Record<'weekly' | 'monthly', (domain: string) => string>
    period: (from: string, to: string) => string
    metrics: Record<ReportMetric, string>
    pages: string
    sources: string
    days: string
    weeks: string
    direct: string
    notes: string
    /** A difference between shares. */
    points: (difference: string) => string
    forecast: (views: string, days: number) => string
    /** There is nothing before that could be compared. */
    first: string
    noChange: string
    changed: (metric: string, change: string) => string
    button: string
    none: string
  }
}

export type ReceiptLabel = 'order' | 'plan' | 'amount' | 'from' | 'until' | 'paid'
export type ReportMetric = 'visitors' | 'visits' | 'pageviews' | 'bounce_rate' | 'visit_duration'
