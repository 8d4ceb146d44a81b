import { endpoints, type Endpoint } from '@sightline/api-client/contract'
import type { People } from './people.ts'
import { someAddress } from './people.ts'

export type Fields = Readonly<Record<string, string | File>>

/** Every call of the contract: `['appUser.addAppUser', endpoint]`. */
export const everyCall: (readonly [string, Endpoint])[] = Object.entries<Record<string, Endpoint>>(endpoints).flatMap(
  ([resource, calls]) => Object.entries(calls).map(([name, endpoint]) => [`${resource}.${name}`, endpoint] as const),
)

const nobody = '900000000'
const noSession = '00000000-0000-4000-8000-000000000000'
const ids = JSON.stringify([nobody])
const steps = JSON.stringify([
  { name: 'Home', kind: 'page', pattern: '/' },
  { name: 'Sign-up', kind: 'event', pattern: 'Sign-up' },
])

/**
 * For each call an input that passes the contract's checks and leaves the people and sites as they are:
 * what would change them names somebody who is not there, or does it in a way that its own rules refuse.
 */
export function inputsOf(people: People): Readonly<Record<string, Fields>> {
  const site_id = people.site
  return {
    'instance.info': {},
    'instance.reportLoadError': { type: 'missing', request: '/assets/page-1.js' },
    'auth.setUp': { code: 'guessed', email: 'late@people.example', password: 'correct horse battery' },
    'auth.register': { email: 'owner@people.example', password: 'correct horse battery' },
    'auth.login': { email: 'nobody@people.example', password: 'wrong' },
    'auth.secondStep': { challenge: 'guessed', code: '000000' },
    'auth.startGoogle': {},
    'auth.finishGoogle': { state: 'guessed', binding: 'guessed' },
    'auth.refresh': { refresh_token: 'guessed' },
    'auth.logout': {},
    'auth.forgotPassword': { email: 'owner@people.example' },
    'auth.resetPassword': { code: 'guessed', password: 'correct horse battery' },
    'auth.confirmEmail': { code: 'guessed' },
    'auth.keepAccount': { code: 'guessed' },
    'user.info': {},
    'user.update': { version: '999999' },
    'user.changePassword': { password: 'wrong', new_password: 'another horse battery' },
    'user.twoFactors': {},
    'user.startTwoFactors': { password: 'wrong' },
    'user.confirmTwoFactors': { code: 'wrong' },
    'user.renewRecoveryCodes': { code: 'wrong' },
    'user.endTwoFactors': { password: 'wrong' },
    'user.changeEmail': { email: 'new@people.example', password: 'wrong' },
    'user.sendConfirmation': {},
    'user.points': {},
    'user.pointRules': {},
    'user.spendPoints': { plan: 'premium', points: '1000' },
    'user.invitation': {},
    'user.orders': {},
    'user.notices': {},
    'user.readNotices': { ids },
    'user.noticeSettings': {},
    'user.updateNoticeSetting': { kind: 'order', in_app: 'true', by_mail: 'false' },
    'user.sessions': {},
    'user.endSessions': { id: noSession },
    'user.apiKeys': {},
    'user.createApiKey': { name: 'Script' },
    'user.deleteApiKey': { id: nobody },
    'user.exportData': {},
    'user.deletion': {},
    'user.deleteAccount': { email: 'another@people.example', password: 'wrong' },
    'user.keepAccount': {},
    'mail.unsubscribe': { code: 'guessed' },
    'mail.fetchStatus': {},
    'mail.sendTest': { email: 'owner@people.example' },
    'mail.retry': { id: nobody },
    'website.fetchWebsiteList': {},
    'website.get': { site_id },
    'website.saveDashboardSetting': { site_id, range: '7d' },
    'website.addWebsite': { name: 'Taken', domain: 'shop.example', currency_type: 'EUR' },
    'website.updateWebsite': { site_id, version: '999999', name: 'Renamed' },
    'website.deleteWebsite': { site_id, domain: 'another.example' },
    'website.liveCheck': { site_id },
    'website.checkInstallation': { site_id, url: 'http://127.0.0.1/' },
    'website.collection': { site_id },
    'website.updateCollection': { site_id, version: '999999' },
    'website.excludeMyAddress': { site_id, is_excluded: 'false' },
    'website.dropped': { site_id },
    'website.viewers': { site_id },
    'website.addViewer': { site_id, email: 'viewer@people.example' },
    'website.leave': { site_id: nobody },
    'website.removeViewer': { site_id, user_id: nobody },
    'website.fetchImports': { site_id },
    'website.confirmImport': { site_id, id: nobody },
    'website.discardImport': { site_id, id: nobody },
    'website.removeImport': { site_id, id: nobody },
    'website.importEvents': { site_id, file: new File(['no event\n'], 'events.ndjson') },
    'website.exportEvents': { site_id, from: '2026-01-02', to: '2026-01-01' },
    'googleProperty.list': {},
    'googleProperty.importProperties': {
      properties: JSON.stringify([{ connection_id: nobody, property_id: '1000' }]),
    },
    'googleProperty.listGoogleAccounts': {},
    'googleProperty.create': { site_id, connection_id: nobody, account_id: '1000' },
    'googleProperty.createDataStream': { site_id },
    'googleProperty.get': { site_id },
    'googleProperty.attach': { site_id, connection_id: nobody, property_id: '1000' },
    'googleProperty.detach': { site_id },
    'stats.dashboard': { site_id },
    'stats.differences': { site_id },
    'stats.query': { site_id, dimension: 'page' },
    'stats.funnel': { site_id, funnel_id: people.entries.funnel },
    'stats.properties': { site_id },
    'stats.overview': {},
    'stats.current': { site_id },
    'stats.realtime': { site_id },
    'stats.forecast': { site_id },
    'goal.fetchGoals': { site_id },
    'goal.addGoal': { site_id, name: 'Taken', kind: 'event', pattern: 'Sign-up' },
    'goal.updateGoal': { site_id, id: nobody, version: '1', name: 'Renamed' },
    'goal.deleteGoal': { site_id, id: nobody },
    'funnel.fetchFunnels': { site_id },
    'funnel.addFunnel': { site_id, name: 'Taken', steps },
    'funnel.updateFunnel': { site_id, id: nobody, version: '1', name: 'Renamed' },
    'funnel.deleteFunnel': { site_id, id: nobody },
    'annotation.fetchAnnotations': { site_id },
    'annotation.addAnnotation': { site_id, day: '2026-01-31', text: 'Release' },
    'annotation.updateAnnotation': { site_id, id: nobody, version: '1', text: 'Changed' },
    'annotation.deleteAnnotation': { site_id, id: nobody },
    'listSetting.get': { list: 'appUsers' },
    'listSetting.save': { list: 'appUsers', filter_sets: '[]' },
    'savedView.fetchSavedViews': { site_id },
    'savedView.addSavedView': { site_id, name: 'View', state: '{"range":"7d"}' },
    'savedView.updateSavedView': { site_id, id: nobody, version: '1', name: 'Renamed' },
    'savedView.deleteSavedView': { site_id, id: nobody },
    'deletedEntry.fetchDeletedEntries': { site_id },
    'deletedEntry.restoreEntry': { site_id, id: nobody },
    'share.info': {},
    'share.fetchShareLinks': { site_id },
    'share.open': { password: 'x' },
    'share.updateShareLink': { site_id, id: nobody, version: '1', name: 'Renamed' },
    'share.createShareLink': { site_id, name: 'Taken' },
    'share.framing': { site_id },
    'share.updateFraming': { site_id, version: '999999', hosts: '[]' },
    'share.removeShareLink': { site_id, id: nobody },
    'siteReport.fetchReports': { site_id },
    'siteReport.addReport': { site_id, email: 'reader@people.example', rhythm: 'weekly', locale: 'en-US' },
    'siteReport.removeReport': { site_id, id: nobody },
    'siteReport.sendReport': { site_id, id: nobody },
    'invitation.fetchInvitations': { site_id },
    'invitation.withdrawInvitation': { site_id, id: nobody },
    'invitation.fetchReceived': {},
    'invitation.accept': { id: nobody },
    'invitation.decline': { id: nobody },
    'authorization.list': {},
    'authorization.start': { provider: 'google' },
    'authorization.finish': { state: 'guessed' },
    'authorization.connectToken': { token: 'guessed' },
    'authorization.refresh': { id: nobody },
    'authorization.disconnect': { id: nobody },
    'authorization.fetchList': {},
    'authorization.disconnectAccount': { id: nobody, reason: 'Left' },
    'order.plans': {},
    'order.membership': {},
    'order.checkout': { plan: 'premium', billing: 'monthly' },
    'order.portal': {},
    'order.previewChange': { plan: 'premium', billing: 'monthly' },
    'order.changePlan': { plan: 'premium', billing: 'monthly', reckoned_at: '2026-01-31T00:00:00.000Z' },
    'order.requestPlan': { plan: 'premium', billing: 'monthly' },
    'order.withdrawRequest': { id: nobody },
    'job.get': { id: nobody },
    'job.fetchList': {},
    'job.cancel': { id: nobody },
    'job.fetchAll': {},
    'job.retry': { id: nobody },
    'job.download': { id: nobody },
    'appUser.fetchAppUserList': {},
    'appUser.fetchFilterValues': { field: 'region' },
    'appUser.updateAppUser': { id: nobody, version: '1', nickname: 'Nobody' },
    'appUser.deleteAppUser': { ids },
    'appUser.addAppUser': { email: 'owner@people.example' },
    'appUser.pushAppUser': { ids, title: 'Hello', body: 'Nobody reads this' },
    'appUser.delAddress': { id: nobody, user_id: people.ids.other },
    'appUser.resetUser': { id: nobody, what: 'membership' },
    'userPoints.importNew': { file: new File(['name\nno address\n'], 'points.csv', { type: 'text/csv' }) },
    'appUser.importNew': { file: new File(['name\nno address\n'], 'users.csv', { type: 'text/csv' }) },
    'appUser.fetchToken': { id: nobody },
    'appUser.fetchQueryApi': { id: people.ids.owner, site_id, dimension: 'page' },
    'appUser.payAnalytics': {},
    'appUser.shareAnalytics': {},
    'appUser.usageAnalytics': {},
    'userPoints.fetchList': {},
    'userPoints.update': { id: nobody, version: '1', note: 'none' },
    'userPoints.add': { user_id: nobody, delta: '1' },
    'userPoints.del': { ids },
    'userOrder.fetchList': {},
    'userOrder.update': { id: nobody, version: '1', status: 'refunded' },
    'userOrder.preview': { user_id: nobody, plan: 'premium', billing: 'monthly' },
    'userOrder.refund': { id: nobody, version: '1' },
    'userOrder.remove': { id: nobody, version: '1' },
    'userOrder.add': { user_id: nobody, plan: 'premium', billing: 'monthly' },
    'userOrder.del': { ids },
    'app.fetchAppWebsiteList': {},
    'app.createAppWebsite': { owner_id: people.ids.other, name: 'Taken', domain: 'shop.example', currency_type: 'EUR' },
    'app.updateAppWebsite': { id: nobody, version: '1', name: 'Renamed' },
    'app.previewAppWebsites': { ids, status: 'disabled' },
    'app.updateAppWebsites': { ids, status: 'disabled' },
    'app.deleteAppWebsite': { ids },
    'app.transferAppWebsite': { id: nobody, version: '1', owner_id: people.ids.other },
    'app.fetchThemeList': {},
    'app.createThemes': { name: 'Theme', image: new File(['no picture'], 'a.png', { type: 'image/png' }) },
    'app.updateThemes': { id: nobody, version: '1', name: 'Theme' },
    'app.moveThemes': { id: nobody, version: '1', target_id: nobody, position: 'before' },
    'app.deleteThemes': { ids },
    'aitask.fetchAppAitaskList': {},
    'aitask.updateAppAitask': { id: nobody, version: '1', task_status: 'running' },
    'aitask.addAppAitask': { union_id: 'nobody', task_type: 'summary', prompt: 'Say hello' },
    'aitask.addSiteSummary': { site_id, period: 'week', locale: 'en-US' },
    'aitask.fetchSummaries': { site_id },
    'aitask.addSummary': { site_id, period: 'week', locale: 'en-US' },
    'aitask.explainChange': { site_id, metric: 'visits', range: '7d', locale: 'en-US' },
    'aitask.getExplanation': { site_id, id: '1' },
    'aitask.cancelTask': { site_id, id: '1' },
    'aitask.runAgain': { id: nobody },
    'aitask.deleteAppAitask': { ids },
    'audit.fetchList': {},
    'instanceSetting.fetchSettings': {},
    'instanceSetting.updateSetting': { name: 'payment_text', value: '', version: '9' },
    'instanceSetting.updateLogo': { logo: new File(['no picture'], 'a.png', { type: 'image/png' }), version: '9' },
    'health.fetchStatus': {},
    'health.payments': {},
  }
}

export interface Answer {
  status: number
  text: string
  /** Undefined where the answer is no JSON object. */
  body: { code?: unknown; message?: unknown; data?: unknown } | undefined
}

/** Sends one call as the contract says that it travels; repeated names are sent repeatedly. */
export function send(
  address: string,
  endpoint: Endpoint,
  fields: readonly (readonly [string, string | File])[],
  token: string | undefined,
): Promise<Answer> {
  const texts = () =>
    new URLSearchParams(fields.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
  if (endpoint.method === 'GET') return sendBody(`${address}${endpoint.path}?${texts()}`, endpoint, undefined, token)
  const body = endpoint.encoding === 'multipart' ? formOf(fields) : texts()
  return sendBody(address + endpoint.path, endpoint, body, token)
}

/** Sends a body that is encoded already, or none. */
export async function sendBody(
  url: string,
  { method }: Endpoint,
  body: URLSearchParams | FormData | Blob | undefined,
  token: string | undefined,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { ...someAddress(), ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(20_000),
  })
  const text = await response.text()
  return { status: response.status, text, body: objectOf(text) }
}

function formOf(fields: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

function objectOf(text: string): Answer['body'] {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
