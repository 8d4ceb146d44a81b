import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** What tells two uses of a call apart. */
interface CallDetails {
  dry_run?: unknown
}

/** What the calls of staff have done, verb first, by the name of the call or of its resource. */
export function useCallNames(): (action: string, details?: CallDetails) => string {
  const { t } = useLingui()
  return useMemo(() => {
    const calls: Readonly<Record<string, string>> = {
      'listSetting.save': t`Changed their columns and saved filters`,
      'authorization.disconnectAccount': t`Disconnected an account`,
      'mail.sendTest': t`Sent a test mail`,
      'mail.retry': t`Sent a failed mail again`,
      'job.cancel': t`Cancelled the job`,
      'job.retry': t`Retried the job`,
      'job.download': t`Downloaded the export`,
      'appUser.updateAppUser': t`Changed the user`,
      'appUser.deleteAppUser': t`Deleted users`,
      'appUser.addAppUser': t`Added the user`,
      'appUser.pushAppUser': t`Sent a notice to users`,
      'appUser.delAddress': t`Removed an address of the user`,
      'appUser.resetUser': t`Reset the user`,
      'appUser.importNew': t`Imported users`,
      'userPoints.importNew': t`Imported points`,
      'appUser.fetchToken': t`Viewed the product as the user`,
      'appUser.fetchQueryApi': t`Read the statistics of a site of the user`,
      'userPoints.update': t`Changed a note on points`,
      'userPoints.add': t`Adjusted points`,
      'userPoints.del': t`Reversed points`,
      'userOrder.update': t`Changed the order`,
      'userOrder.add': t`Added the order`,
      'userOrder.refund': t`Refunded the order`,
      'userOrder.remove': t`Deleted the order`,
      'userOrder.del': t`Deleted orders`,
      'app.createAppWebsite': t`Added the site`,
      'app.updateAppWebsite': t`Changed the site`,
      'app.updateAppWebsites': t`Changed sites`,
      'app.deleteAppWebsite': t`Deleted sites`,
      'app.transferAppWebsite': t`Transferred the site`,
      'app.createThemes': t`Added the template`,
      'app.updateThemes': t`Changed the template`,
      'app.moveThemes': t`Moved the template`,
      'app.deleteThemes': t`Deleted templates`,
      'aitask.updateAppAitask': t`Changed the AI task`,
      'aitask.addAppAitask': t`Added an AI task`,
      'aitask.addSiteSummary': t`Asked for a summary of the site`,
      'aitask.runAgain': t`Ran the AI task again`,
      'aitask.deleteAppAitask': t`Deleted AI tasks`,
      'instanceSetting.updateSetting': t`Changed a setting`,
      'instanceSetting.updateLogo': t`Changed the logo of the instance`,
      'website.updateWebsite': t`Changed the site`,
      'website.deleteWebsite': t`Deleted the site`,
      'website.addWebsite': t`Added the site`,
      'website.addViewer': t`Shared the site with somebody`,
      'website.removeViewer': t`Removed a viewer`,
      'website.importEvents': t`Imported events of the site`,
      'website.exportEvents': t`Exported events of the site`,
      'website.confirmImport': t`Imported events of the site`,
      'website.discardImport': t`Discarded a file of events of the site`,
      'website.removeImport': t`Removed an import of the site`,
    }
    const checks: Readonly<Record<string, string>> = {
      'appUser.importNew': t`Checked a file of users`,
      'userPoints.importNew': t`Checked a file of points`,
    }
    const resources: Readonly<Record<string, string>> = {
      stats: t`Opened the statistics of the site`,
      website: t`Changed the settings of the site`,
      goal: t`Changed the goals of the site`,
      funnel: t`Changed the funnels of the site`,
      annotation: t`Changed the notes of the site`,
      savedView: t`Changed the saved views of the site`,
      deletedEntry: t`Restored something of the site`,
      share: t`Changed the sharing of the site`,
      invitation: t`Changed an invitation to the site`,
      siteReport: t`Changed the reports of the site`,
      googleProperty: t`Changed the Google property of the site`,
      aitask: t`Asked for a summary of the site`,
      user: t`Changed the account`,
      order: t`Changed the membership`,
      authorization: t`Changed a connected account`,
    }
    return (action, details) =>
      (details?.dry_run === true ? checks[action] : undefined) ??
      calls[action] ??
      resources[action.split('.', 1)[0] ?? ''] ??
      action
  }, [t])
}
