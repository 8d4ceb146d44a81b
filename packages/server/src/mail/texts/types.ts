import type {
  Billing,
  ConnectionProvider,
  JobKind,
  MembershipEndCause,
  OrderEvent,
  Plan,
  SecurityEvent,
} from '@sightline/api-client/contract'

/** The words of one kind of mail. */
export interface MailWords {
  subject: string
  /** Paragraphs. */
  body: readonly string[]
}

/** What the button of a notice or a receipt opens. */
export type Opened = 'dashboard' | 'settings' | 'plan' | 'account' | 'orders' | 'connections' | 'sites' | 'notices'

/** The fixed texts of mails, in one language. Names and addresses are given isolated. */
export interface MailTexts {
  /** The reason at the end of a mail that nobody can refuse. */
  accountReason: (address: string) => string
  /** The reason at the end of a mail that can be refused. */
  noticeReason: (address: string) => string
  invitationReason: (address: string) => string
  reportReason: (address: string, site: string) => string
  unsubscribe: string
  /** The buttons that open a page, by what it is. */
  open: Readonly<Record<Opened, string>>
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
  /** A request for a plan, and what became of it. */
  order: Record<OrderEvent, (order: OrderWords) => MailWords>
  /** By the cause of the end. */
  membershipEnds: Record<MembershipEndCause | 'none', (days: number, date: string) => MailWords>
  paymentFailed: (date: string) => MailWords
  siteWithoutData: (domain: string, hours: number) => MailWords
  viewerJoined: (person: string, domain: string) => MailWords
  /** The names of the kinds of jobs. */
  jobs: Record<JobKind, string>
  connectionEnded: (provider: ConnectionProvider, label: string, reason: string, isRevoked: boolean) => MailWords
  /** The provider has ended the access. */
  connectionLost: (provider: ConnectionProvider, label: string) => MailWords
  siteTransferred: (domain: string, isReceived: boolean) => MailWords
  /** @param reason What an administrator has written; null where nothing was. */
  siteDisabled: (domain: string, reason: string | null) => MailWords
  siteEnabled: (domain: string) => MailWords
  jobFinished: (hasSucceeded: boolean, what: string) => MailWords
  security: Record<SecurityEvent, (detail: string) => MailWords>
  /** The advice after each notice about the security of the account. */
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
    /** The text for a first report, which has no earlier one to compare with. */
    first: string
    noChange: string
    changed: (metric: string, change: string) => string
    button: string
    none: string
  }
}

export interface OrderWords {
  person: string
  orderNo: string
  /** The plan with its billing and its amount. */
  plan: string
  until: string
}

export type ReceiptLabel = 'order' | 'plan' | 'amount' | 'from' | 'until' | 'paid'
export type ReportMetric = 'visitors' | 'visits' | 'pageviews' | 'bounce_rate' | 'visit_duration'
