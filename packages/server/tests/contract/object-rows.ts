import type { Fields } from '../support/inputs.ts'
import type { Objects } from '../support/objects.ts'

/** What the input of a call names, and an input that is right for these objects. */
export type Row = { names: 'nothing' } | { names: 'site' | 'entry' | 'own'; input: (objects: Objects) => Fields }

const nothing: Row = { names: 'nothing' }
const site = (input: (objects: Objects) => Fields = () => ({})): Row => ({
  names: 'site',
  input: (objects) => ({ site_id: objects.site, ...input(objects) }),
})
/** Something that is kept with a site. */
const entry = (input: (objects: Objects) => Fields): Row => ({
  names: 'entry',
  input: (objects) => ({ site_id: objects.site, ...input(objects) }),
})
/** Something that belongs to a person, or that staff deals with. */
const own = (input: (objects: Objects) => Fields): Row => ({ names: 'own', input })

const steps = JSON.stringify(['/', '/buy'].map((pattern) => ({ name: pattern, kind: 'page', pattern })))
const idsOf = (...ids: string[]): Fields => ({ ids: JSON.stringify(ids) })
const addressesOf = (id: string): string =>
  JSON.stringify([{ id, name: 'Ada', line1: 'Here 1', city: 'Bonn', country: 'DE' }])

/** Every call, in the order in which they are made: what removes something comes last. */
export const rows: Readonly<Record<string, Row>> = {
  'instance.info': nothing,
  'instance.reportLoadError': nothing,
  'auth.setUp': nothing,
  'auth.register': nothing,
  'auth.login': nothing,
  'auth.startGoogle': nothing,
  'auth.finishGoogle': nothing,
  'auth.refresh': nothing,
  'auth.logout': nothing,
  'auth.forgotPassword': nothing,
  'auth.resetPassword': nothing,

  'user.info': nothing,
  'user.update': own(({ holderVersion, address }) => ({ version: holderVersion, addresses: addressesOf(address) })),
  'user.changePassword': nothing,
  'user.points': nothing,
  'user.orders': nothing,
  'user.notices': nothing,
  'user.readNotices': own(({ notice }) => idsOf(notice)),
  'user.sessions': nothing,
  'user.endSessions': own(({ session }) => ({ id: session })),
  'user.apiKeys': nothing,
  'user.createApiKey': nothing,
  'user.deleteApiKey': own(({ apiKey }) => ({ id: apiKey })),

  'website.fetchWebsiteList': nothing,
  'website.addWebsite': nothing,
  'website.get': site(),
  'website.updateWebsite': site(() => ({ version: '1', name: 'Renamed' })),
  'website.liveCheck': site(),
  'website.checkInstallation': site(() => ({ url: 'http://127.0.0.1/' })),
  'website.collection': site(),
  'website.updateCollection': site(() => ({ version: '0', drops_bots: 'false' })),
  'website.excludeMyAddress': site(() => ({ is_excluded: 'true' })),
  'website.dropped': site(),
  'website.viewers': site(),
  'website.importEvents': site(() => ({ file: new File(['no event\n'], 'events.ndjson') })),
  'website.exportEvents': site(),
  'website.removeViewer': entry(({ account }) => ({ user_id: account })),
  // Nobody views that site: the viewer is to keep the other one.
  'website.leave': site(({ spareSite }) => ({ site_id: spareSite })),
  'website.addViewer': site(({ accountEmail }) => ({ email: accountEmail })),

  'googleProperty.list': nothing,
  'googleProperty.importProperties': nothing,
  'googleProperty.get': site(),
  'googleProperty.attach': site(() => ({ connection_id: '900000000', property_id: '1000' })),
  'googleProperty.detach': site(),

  'stats.overview': nothing,
  'stats.dashboard': site(),
  'stats.query': site(() => ({ dimension: 'page' })),
  'stats.funnel': entry(({ funnel }) => ({ funnel_id: funnel })),
  'stats.properties': site(),
  'stats.current': site(),
  'stats.forecast': site(),

  'goal.fetchGoals': site(),
  'goal.addGoal': site(() => ({ name: 'Added', kind: 'event', pattern: 'Sign-up' })),
  'goal.updateGoal': entry(({ goal }) => ({ id: goal, version: '1', name: 'Renamed' })),
  'goal.deleteGoal': entry(({ goal }) => ({ id: goal })),
  'funnel.fetchFunnels': site(),
  'funnel.addFunnel': site(() => ({ name: 'Added', steps })),
  'funnel.updateFunnel': entry(({ funnel }) => ({ id: funnel, version: '1', name: 'Renamed' })),
  'funnel.deleteFunnel': entry(({ funnel }) => ({ id: funnel })),
  'annotation.fetchAnnotations': site(),
  'annotation.addAnnotation': site(() => ({ day: '2026-01-31', text: 'Added' })),
  'annotation.updateAnnotation': entry(({ annotation }) => ({ id: annotation, version: '1', text: 'Renamed' })),
  'annotation.deleteAnnotation': entry(({ annotation }) => ({ id: annotation })),
  'savedView.fetchSavedViews': site(),
  'savedView.addSavedView': site(() => ({ name: 'Added', state: '{}', is_shared: 'true' })),
  'savedView.updateSavedView': entry(({ view }) => ({ id: view, version: '1', name: 'Renamed' })),
  'savedView.deleteSavedView': entry(({ view }) => ({ id: view })),
  'share.info': nothing,
  'share.fetchShareLinks': site(),
  'share.createShareLink': site(() => ({ name: 'Added' })),
  'share.framing': site(),
  'share.updateFraming': site(() => ({ version: '0', hosts: '["frame.example"]' })),
  'share.removeShareLink': entry(({ link }) => ({ id: link })),
  'invitation.fetchInvitations': site(),
  'invitation.withdrawInvitation': entry(({ invitation }) => ({ id: invitation })),
  'invitation.fetchReceived': nothing,
  'invitation.decline': own(({ receivedInvitation }) => ({ id: receivedInvitation })),
  'invitation.accept': own(({ receivedInvitation }) => ({ id: receivedInvitation })),
  'authorization.list': nothing,
  'authorization.start': nothing,
  'authorization.finish': nothing,
  'authorization.connectToken': nothing,
  'authorization.fetchList': nothing,
  'authorization.refresh': own(({ connection }) => ({ id: connection })),
  'authorization.disconnect': own(({ connection }) => ({ id: connection })),
  'authorization.disconnectAccount': own(({ accountConnection }) => ({ id: accountConnection, reason: 'Left' })),
  'order.plans': nothing,

  'job.fetchList': nothing,
  'job.get': own(({ job }) => ({ id: job })),
  'job.cancel': own(({ job }) => ({ id: job })),
  'job.download': own(({ job }) => ({ id: job })),

  'appUser.fetchAppUserList': nothing,
  'appUser.fetchFilterValues': nothing,
  'appUser.addAppUser': nothing,
  'appUser.importNew': nothing,
  'appUser.payAnalytics': nothing,
  'appUser.shareAnalytics': nothing,
  'appUser.updateAppUser': own(({ account }) => ({ id: account, version: '1', nickname: 'Renamed' })),
  'appUser.pushAppUser': own(({ account }) => ({ ...idsOf(account), title: 'Hello', body: 'To you' })),
  'appUser.delAddress': own(({ account, accountAddress }) => ({ id: accountAddress, user_id: account })),
  'appUser.fetchToken': own(({ account }) => ({ id: account })),
  'appUser.fetchQueryApi': own((objects) => ({ id: objects.siteOwner, site_id: objects.site, dimension: 'page' })),
  'userPoints.fetchList': nothing,
  'userPoints.update': own(({ booking }) => ({ id: booking, version: '1', note: 'Changed' })),
  'userPoints.add': own(({ account }) => ({ user_id: account, delta: '1' })),
  'userPoints.del': own(({ booking }) => idsOf(booking)),
  'userOrder.fetchList': nothing,
  'userOrder.update': own(({ order }) => ({ id: order, version: '1', provider_ref: 'changed' })),
  'userOrder.add': own(({ account }) => ({ user_id: account, plan: 'premium', billing: 'monthly' })),
  'userOrder.del': own(({ order }) => idsOf(order)),
  'app.fetchAppWebsiteList': nothing,
  'app.fetchThemeList': nothing,
  'app.createThemes': nothing,
  'app.updateThemes': own(({ theme }) => ({ id: theme, version: '1', name: 'Renamed' })),
  'app.deleteThemes': own(({ theme }) => idsOf(theme)),
  'aitask.fetchAppAitaskList': nothing,
  'aitask.updateAppAitask': own(({ task }) => ({ id: task, version: '1', task_status: 'running' })),
  'aitask.addAppAitask': own((objects) => ({
    union_id: objects.accountUnionId,
    task_type: 'summary',
    prompt: 'Say hello',
  })),
  'aitask.deleteAppAitask': own(({ task }) => idsOf(task)),
  'audit.fetchList': nothing,

  'app.createAppWebsite': own((objects) => ({
    owner_id: objects.account,
    name: 'Added',
    domain: `added-${objects.domain}`,
    currency_type: 'EUR',
  })),
  'app.updateAppWebsite': own(({ spareSite }) => ({ id: spareSite, version: '1', name: 'Renamed' })),
  'app.transferAppWebsite': own(({ spareSite, account }) => ({ id: spareSite, version: '2', owner_id: account })),
  'app.deleteAppWebsite': own(({ spareSite }) => idsOf(spareSite)),
  'appUser.resetUser': own(({ account }) => ({ id: account, what: 'password' })),
  'appUser.deleteAppUser': own(({ account }) => idsOf(account)),
  'website.deleteWebsite': site(({ domain }) => ({ domain })),
}
