import type { CallOutput } from './calls.ts'

// Names for the outputs of calls, and for the rows of lists. `CallInput` and `CallOutput` give the types of all others.

type RowOf<List> = List extends { list: (infer Row)[] } ? Row : never

export type Userinfo = CallOutput<'auth', 'login'>['userinfo']
export type UserProfile = CallOutput<'user', 'info'>['profile']
export type Notice = RowOf<CallOutput<'user', 'notices'>>
export type UserSession = RowOf<CallOutput<'user', 'sessions'>>
export type ApiKey = RowOf<CallOutput<'user', 'apiKeys'>>

export type WebsiteLists = CallOutput<'website', 'fetchWebsiteList'>
export type Website = WebsiteLists['website_list'][number]
export type Viewer = RowOf<CallOutput<'website', 'viewers'>>
export type SiteInvitation = RowOf<CallOutput<'invitation', 'fetchInvitations'>>
export type ReceivedInvitation = RowOf<CallOutput<'invitation', 'fetchReceived'>>
export type LiveCheck = CallOutput<'website', 'liveCheck'>

export type Dashboard = CallOutput<'stats', 'dashboard'>
export type Breakdown = Dashboard['breakdowns'][number]
export type SiteOverview = CallOutput<'stats', 'overview'>['sites'][number]

export type Goal = RowOf<CallOutput<'goal', 'fetchGoals'>>
export type Funnel = RowOf<CallOutput<'funnel', 'fetchFunnels'>>
export type FunnelMetricValues = CallOutput<'stats', 'funnel'>
export type Annotation = RowOf<CallOutput<'annotation', 'fetchAnnotations'>>
export type SavedView = RowOf<CallOutput<'savedView', 'fetchSavedViews'>>
export type DeletedEntry = RowOf<CallOutput<'deletedEntry', 'fetchDeletedEntries'>>
export type ShareLink = RowOf<CallOutput<'share', 'fetchShareLinks'>>

export type Job = CallOutput<'job', 'get'>['job']
export type EventImport = RowOf<CallOutput<'website', 'fetchImports'>>
export type OwnedJob = RowOf<CallOutput<'job', 'fetchAll'>>
export type JobLine = RowOf<CallOutput<'job', 'get'>['report']>
export type PlanOffer = CallOutput<'order', 'plans'>['plans'][number]

export type AppUser = RowOf<CallOutput<'appUser', 'fetchAppUserList'>>
export type UserAddress = AppUser['addresses'][number]
export type UserPoint = RowOf<CallOutput<'userPoints', 'fetchList'>>
export type UserOrder = RowOf<CallOutput<'userOrder', 'fetchList'>>
export type AppWebsite = RowOf<CallOutput<'app', 'fetchAppWebsiteList'>>
export type Theme = RowOf<CallOutput<'app', 'fetchThemeList'>>
/** The look that a theme gives to shared dashboards. */
export type ThemeLook = NonNullable<CallOutput<'share', 'info'>['theme']>
export type ThemeChoice = WebsiteLists['themes_list'][number]
export type AiTask = RowOf<CallOutput<'aitask', 'fetchAppAitaskList'>>
export type ConnectedAccount = RowOf<CallOutput<'authorization', 'list'>>
export type ConnectionOfUser = RowOf<CallOutput<'authorization', 'fetchList'>>
export type AuditEntry = RowOf<CallOutput<'audit', 'fetchList'>>
