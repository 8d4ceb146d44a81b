import type {
  AppUserTable,
  UserAddressTable,
  NoticeTable,
  ApiKeyTable,
  UserSessionTable,
  KnownNetworkTable,
  TwoFactorTable,
  RecoveryCodeTable,
} from './schema/users.ts'
import type {
  SiteTable,
  SiteViewerTable,
  SiteInvitationTable,
  ShareLinkTable,
  SiteFramingTable,
} from './schema/sites.ts'
import type { AuthorizationRequestTable, ConnectionTable } from './schema/connections.ts'
import type {
  GoogleDailyValueTable,
  GooglePropertyTable,
  GoogleReportTable,
  GoogleCreationTable,
} from './schema/google-analytics.ts'
import type { MailTable, MailRefusalTable, NoticeSettingTable, SiteReportTable } from './schema/mail.ts'
import type { SiteExclusionsTable, ExcludedAddressTable, DroppedEventsTable, SaltTable } from './schema/collector.ts'
import type {
  AnnotationTable,
  DeletedEntryTable,
  FunnelTable,
  GoalTable,
  SavedViewTable,
} from './schema/site-entries.ts'
import type {
  ReconciliationTable,
  StripeCustomerTable,
  StripeEventTable,
  StripePriceTable,
  StripeSubscriptionTable,
} from './schema/billing.ts'
import type { DashboardSettingTable } from './schema/dashboard-settings.ts'
import type { ListSettingTable } from './schema/list-settings.ts'
import type { SettingTable } from './schema/settings.ts'
import type { UserOrderTable, UserPointsTable } from './schema/orders.ts'
import type { EventImportTable, JobTable, JobLineTable, JobFileTable } from './schema/jobs.ts'
import type { ThemeTable, ImageTable } from './schema/themes.ts'
import type { AiTaskTable } from './schema/ai-tasks.ts'
import type { AuditEntryTable, AuditTargetTable } from './schema/audit.ts'

/** Every table by its name; its columns are in `schema/`. */
export interface Schema {
  app_user: AppUserTable
  user_address: UserAddressTable
  notice: NoticeTable
  api_key: ApiKeyTable
  user_session: UserSessionTable
  sign_in_place: KnownNetworkTable
  connection: ConnectionTable
  authorization_request: AuthorizationRequestTable
  two_factor: TwoFactorTable
  recovery_code: RecoveryCodeTable
  mail: MailTable
  mail_refusal: MailRefusalTable
  notice_setting: NoticeSettingTable
  site_report: SiteReportTable
  website: SiteTable
  site_viewer: SiteViewerTable
  site_invitation: SiteInvitationTable
  google_property: GooglePropertyTable
  google_daily_value: GoogleDailyValueTable
  google_report: GoogleReportTable
  google_creation: GoogleCreationTable
  site_collection: SiteExclusionsTable
  excluded_address: ExcludedAddressTable
  dropped_events: DroppedEventsTable
  goal: GoalTable
  funnel: FunnelTable
  annotation: AnnotationTable
  saved_view: SavedViewTable
  deleted_entry: DeletedEntryTable
  dashboard_setting: DashboardSettingTable
  share_link: ShareLinkTable
  site_framing: SiteFramingTable
  user_order: UserOrderTable
  user_points: UserPointsTable
  stripe_customer: StripeCustomerTable
  stripe_subscription: StripeSubscriptionTable
  stripe_price: StripePriceTable
  stripe_event: StripeEventTable
  reconciliation: ReconciliationTable
  setting: SettingTable
  list_setting: ListSettingTable
  theme: ThemeTable
  image: ImageTable
  ai_task: AiTaskTable
  job: JobTable
  job_line: JobLineTable
  transfer: JobFileTable
  event_import: EventImportTable
  audit_entry: AuditEntryTable
  audit_target: AuditTargetTable
  salt: SaltTable
}
