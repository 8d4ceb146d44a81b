// Made by scripts/call-summaries.mjs from the comments in endpoints/. Change those, then run it.

/** What each call does, in one sentence. */
export const summaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  aitask: {
    fetchAppAitaskList: 'AI tasks, filtered, sorted and page by page.',
    updateAppAitask: 'Changes the fields of an AI task that are given.',
    addAppAitask: 'Adds an AI task, which waits to be run.',
    addSiteSummary:
      'Adds an AI task that words what the last week or month of a site brought. It comes to its end also without a language model.',
    fetchSummaries: 'The latest summaries of a site, whoever has asked for them.',
    addSummary:
      'Asks for a summary of the last week or month of a site, as often a day as the membership of its owner has it.',
    explainChange:
      'Asks for an explanation of how a metric of a site changed between two ranges. The same question within an hour is answered with the same explanation; otherwise it counts as a summary does.',
    getExplanation:
      'Answers an explanation of a site: how far it is, its metrics as soon as they are read, and then its text.',
    cancelTask: "Cancels one's own summary or explanation that is not finished.",
    runAgain:
      'Adds an AI task that does once more what another one was to do: for the same person, of the same site and days.',
    deleteAppAitask: 'Deletes AI tasks.',
  },
  annotation: {
    fetchAnnotations:
      'Lists the annotations on the days of a range, the oldest first; with a share link only where its owner wants them shown.',
    addAnnotation: 'Adds an annotation on a day.',
    updateAnnotation: 'Updates the given fields of an annotation.',
    deleteAnnotation: 'Deletes an annotation.',
  },
  app: {
    fetchAppWebsiteList:
      'Lists all websites, filtered, sorted and page by page, with views and visitors of the last 30 days.',
    createAppWebsite: 'Adds a website for a user.',
    updateAppWebsite: 'Updates the given fields of a website.',
    updateAppWebsites: 'Disables, enables or transfers websites, or gives them a template.',
    previewAppWebsites: 'Counts the websites that such a change would change, and those that are so already.',
    deleteAppWebsite: 'Deletes websites and their collected data.',
    transferAppWebsite: 'Transfers a website to another user; its data and viewers stay.',
    fetchThemeList: 'Lists all themes, filtered, sorted and page by page.',
    createThemes: 'Adds a theme; its preview image is re-encoded.',
    updateThemes: 'Updates the given fields of a theme.',
    moveThemes: 'Moves a theme just before or after another one, in the order in which owners see themes.',
    deleteThemes: 'Deletes themes; websites that used them then have none.',
  },
  appUser: {
    fetchAppUserList: 'Lists app users, filtered, sorted and page by page.',
    fetchFilterValues: 'Lists the first values that a filter of the list can have.',
    updateAppUser: 'Updates the given fields of an app user.',
    deleteAppUser: 'Anonymizes accounts and deletes their sites and collected data; orders and ledger stay.',
    addAppUser: 'Adds an app user; without a password the answer has a one-time link that sets it.',
    pushAppUser: 'Sends a notice to app users.',
    delAddress: 'Deletes an address of an app user.',
    resetUser:
      "Resets one part of an app user's account: the password, with API keys and sessions, the membership or the collected data.",
    importNew: 'Creates app users from a CSV file, as a job with a report by line.',
    fetchToken: 'Issues a token of 15 minutes to see the product as that user.',
    fetchQueryApi: 'Runs one statistics query on a site of a user, for support.',
    payAnalytics: 'Sums paid orders, renewals, refunds and ended memberships over time and by plan.',
    shareAnalytics: 'Counts registrations, by referral and source, and those that pay by now, over time.',
    usageAnalytics: 'Counts sites, their events and the owners of sites with events over time.',
  },
  audit: {
    fetchList: 'Lists all changes that staff made, newest first.',
  },
  auth: {
    setUp: 'Creates the first administrator of an empty instance, with the code of the one-time set-up link.',
    register: 'Creates an account where the instance allows registration, and signs in.',
    login: 'Signs in with e-mail address and password.',
    secondStep: 'Completes a sign-in with a code of the second factor; there is no token before it.',
    startGoogle: "Starts a sign-in with a Google account that is connected here: answers Google's address.",
    finishGoogle: 'Completes a sign-in with Google, once, in the browser that began it.',
    refresh:
      'Exchanges a refresh token for a new token and a new refresh token; the old one stays valid for 30 seconds.',
    logout: "Ends the session of the call's token.",
    forgotPassword:
      'Requests a link that sets a new password; the answer is the same whether there is an account or not.',
    confirmEmail: 'Confirms an e-mail address with the code of a mailed link; a new address replaces the old one.',
    keepAccount: 'Cancels the deletion of an account, with the code of a mailed link.',
    resetPassword: 'Sets the password with the code of a one-time link, ends every session and signs in.',
  },
  authorization: {
    list: "Lists the signed-in person's connected accounts, the oldest first, and the providers that can be connected.",
    start:
      "Starts to connect an account: answers the provider's address, which redirects the browser back once access was granted.",
    finish: 'Completes a connection with the granted access, once, in the session that began it.',
    connectToken: 'Connects a Cloudflare account by a token that was created there.',
    refresh: 'Reloads the repositories or projects of a connected account.',
    disconnect: 'Disconnects an account: its tokens are deleted, and revoked at the provider.',
    fetchList:
      "Lists all people's connected accounts, filtered, sorted and page by page, with the number in each state.",
    disconnectAccount: "Disconnects somebody's account; the person gets a notice with the reason.",
  },
  deletedEntry: {
    fetchDeletedEntries:
      "Lists what was deleted from a site and can be restored, newest first: all of it for the owner, one's own saved views for viewers.",
    restoreEntry: 'Restores a deleted entry under its former id, with all its fields.',
  },
  funnel: {
    fetchFunnels: 'Lists the funnels of a site, by name.',
    addFunnel: 'Adds a funnel: steps in their order, each a goal condition.',
    updateFunnel: 'Updates the given fields of a funnel; its steps are replaced as a whole.',
    deleteFunnel: 'Deletes a funnel.',
  },
  goal: {
    fetchGoals: 'Lists the goals of a site, by name.',
    addGoal: 'Adds a goal: an event or a page that visitors are meant to reach.',
    updateGoal: 'Updates the given fields of a goal; statistics follow at once, also those of the past.',
    deleteGoal: 'Deletes a goal; the events that reached it stay.',
  },
  googleProperty: {
    list: "Lists the properties of the signed-in person's connected Google accounts.",
    importProperties: 'Adds a site for each of some properties, as a job with a report by property.',
    listGoogleAccounts:
      "Lists the accounts of Google Analytics in which the signed-in person's connections may create properties.",
    create: 'Creates a property with a web data stream at Google for a site that has none.',
    createDataStream: "Creates the web data stream of a site's property that has none.",
    get: 'Answers the property of a site, and the days whose values are stored.',
    attach: 'Attaches a property to a site, in place of an earlier one.',
    detach: 'Detaches the property of a site; the values of its days stay, unless they are to be deleted.',
  },
  health: {
    fetchStatus:
      'Describes what was measured of the stores, the collector, the queries, the app, Google and AI tasks, and names the problems.',
    payments: "Describes card payments: the provider's latest events, and the failures.",
  },
  instance: {
    info: 'Describes this instance: what is configured, and whether its first administrator must still be created.',
    reportLoadError: 'Reports that a script or style sheet of the app failed to load; the health page counts it.',
  },
  instanceSetting: {
    fetchSettings: 'Lists all settings with their values.',
    updateSetting: 'Changes a setting.',
    updateLogo: 'Sets the logo of the instance, re-encoded; `updateSetting` removes it.',
  },
  invitation: {
    fetchInvitations: 'Lists the pending and declined invitations of a site, the newest first.',
    withdrawInvitation: 'Withdraws an invitation, or removes a declined one.',
    fetchReceived: 'Lists the pending invitations to the signed-in person, by the address of the account.',
    accept: 'Accepts an invitation: the site is shared from now on.',
    decline: 'Declines an invitation; the sender sees that, and nothing else.',
  },
  job: {
    get: "Answers the progress and report of one's own job, for administrators of any job; its lines come in pages.",
    fetchList: "Lists one's own jobs, newest first.",
    cancel: 'Stops a job; what it has done so far stays. A job that deletes data cannot be stopped.',
    fetchAll: 'Lists the jobs of everybody, filtered, sorted and page by page.',
    retry:
      'Runs a job again that has failed or was cancelled: from where it stopped, or an export from its beginning. A job whose input was deleted cannot run again.',
    download: 'Answers an address from which the file of an export can be downloaded once, within a minute.',
  },
  listSetting: {
    get: "One's own settings of a list.",
    save: 'Stores the given settings of a list; those that are absent stay.',
  },
  mail: {
    unsubscribe: 'Stops the mails that the code of a mail names, or resumes them.',
    fetchStatus: 'Answers the state of sending mails: the numbers that wait, were sent and were given up.',
    sendTest: 'Sends a mail at once to test the mail server; a failure is part of the answer.',
    retry: 'Retries a mail that was given up.',
  },
  order: {
    plans: 'Lists the plans with their prices, and the ways to buy them here.',
    membership: "Answers the signed-in person's subscription, and the order that waits for an administrator.",
    checkout: 'Answers the address of the page on which a plan is paid by card.',
    portal: "Answers the address of the provider's page for cards, invoices and cancelling.",
    previewChange: 'Previews the charge of changing the subscription to another plan now.',
    changePlan: 'Changes the subscription to another plan at once, for the amounts of a preview.',
    requestPlan: 'Requests a plan from the administrators, where no cards are accepted.',
    withdrawRequest: "Withdraws one's request for a plan.",
  },
  savedView: {
    fetchSavedViews: "Lists one's own saved views of a site, and those that its owner saved for everybody, by name.",
    addSavedView: 'Saves a view; only the owner of the site can save one for everybody.',
    updateSavedView: "Updates the given fields of a view: one's own, or, as the owner of the site, one for everybody.",
    deleteSavedView: "Deletes a view: one's own, or, as the owner of the site, one for everybody.",
  },
  share: {
    info: "Answers the site of a share link; its token is sent in place of a session's.",
    open: 'Exchanges the password of a share link for a token that is sent in place of the link’s for half a day.',
    fetchShareLinks: 'Lists the share links of a site, the newest first.',
    createShareLink:
      'Creates a link that shows the dashboard of the site, or a part of it, and nothing else, until it is deleted.',
    updateShareLink:
      "Changes a share link's name, password, end or what it shows; its address stays, and whoever has it open sees the change with the next call.",
    framing: 'Lists the hosts whose pages may show the dashboard of a share link in a frame.',
    updateFraming: 'Sets the hosts whose pages may frame the dashboard; an empty list allows every page.',
    removeShareLink: 'Deletes a share link, which then shows nothing any more.',
  },
  siteReport: {
    fetchReports:
      "Lists the recipients of a site's reports: all of them for the owner, for a viewer only their own address.",
    addReport: 'Adds a recipient, or changes the language of one.',
    removeReport: 'Removes a recipient.',
    sendReport: 'Mails the report of the days until yesterday, at most once an hour.',
  },
  stats: {
    dashboard:
      'Answers all statistics of a site’s dashboard for one range: totals, series and the requested breakdowns.',
    query:
      'Answers statistics of a site for a range: totals, on request with a comparison and a series, and rows of a dimension.',
    funnel: 'Counts the visitors who took each step of a funnel within one visit.',
    properties: 'Lists the names of the properties that events had, most visitors first.',
    overview: 'Answers a few metrics for each site that the signed-in person may view, of today or the days before.',
    current:
      'Counts the distinct visitors with any event in the last five minutes; a share link with fixed filters does not, as they cannot be filtered.',
    realtime:
      'Answers what happens on a site now: visitors by the minute and by country, and the newest views and events.',
    forecast: 'Forecasts one metric of a site, day by day from today, with an interval. The caller must be premium.',
    differences:
      "Answers the differences of the site's Google Analytics metrics from ours, day by day, split into causes.",
  },
  user: {
    info: "Answers the signed-in person's user info, level and profile.",
    update: "Updates the signed-in person's profile and addresses.",
    changePassword: 'Changes the password, ends every other session and gives this one a new token.',
    twoFactors: 'Answers whether the signed-in person has a second factor.',
    startTwoFactors: 'Creates the secret of a second factor; signing in requires its code once it is confirmed.',
    confirmTwoFactors: 'Switches the second factor on with a first code; only this answer has the recovery codes.',
    renewRecoveryCodes: 'Replaces the recovery codes by new ones, which only this answer has.',
    endTwoFactors: 'Switches the second factor off.',
    changeEmail: 'Mails a link to a new e-mail address, which replaces the old one once it is opened.',
    sendConfirmation: 'Mails a link that confirms the address of the account.',
    points: "Lists the signed-in person's points, newest first.",
    pointRules: 'Answers the rules by which points are earned and spent, and the plan that they would prolong.',
    spendPoints: "Buys a month of one's present plan with points.",
    invitation:
      "Answers the results of one's invitation code: the numbers of people who registered and paid, and the points for them, without names.",
    orders: "Lists the signed-in person's orders, newest first.",
    notices: 'Lists the notices to the signed-in person, newest first.',
    readNotices: 'Marks notices as read, or as unread: the named ones, or all.',
    noticeSettings: 'Lists the channels of the notices of each kind: the app, mail, both or neither.',
    updateNoticeSetting: 'Sets the channels of the notices of one kind; those of some kinds are always sent.',
    sessions: "Lists the signed-in person's sessions, newest first.",
    endSessions: "Ends one of one's own sessions, or all but this one.",
    apiKeys: "Lists the signed-in person's API keys, without the keys themselves.",
    createApiKey:
      'Creates an API key with scopes, for all sites of its owner or for some; only this answer has the key.',
    deleteApiKey: 'Deletes an API key, which stops working at once.',
    exportData: 'Exports all data of the signed-in person into a file, as a job; one at a time.',
    deletion: 'Answers the time at which the account will be deleted, and its sites.',
    deleteAccount:
      'Schedules the deletion of the account in seven days, with its sites; until then it can be cancelled.',
    keepAccount: 'Cancels the deletion of the account.',
  },
  userOrder: {
    fetchList:
      'Lists orders, filtered, sorted and page by page, with the totals of all filtered ones in each currency.',
    update: 'Changes an order: its state, amount, currency, reference, start or end; a refund closes its span.',
    add: 'Adds an order by hand; without a start it follows the present span of the same tier, or starts now.',
    preview: 'Previews the span and the price of an order before it is added.',
    refund: 'Refunds an order, at Stripe where it was paid there; the rest of its span ends now.',
    remove: 'Deletes an order that was never paid.',
    del: 'Cancels orders, whose spans then no longer count.',
  },
  userPoints: {
    fetchList: 'Lists rows of the ledger, filtered, sorted and page by page.',
    update: 'Changes the note of a row.',
    add: "Adds points to a user's balance, or subtracts them.",
    importNew: 'Adjusts the points of many users by a CSV file, as a job with a report by line.',
    del: 'Reverses rows of the ledger by opposite ones.',
  },
  website: {
    fetchWebsiteList: 'Lists the sites that the signed-in person may view, and related lists.',
    get: 'Answers one site, which an administrator may read whoever owns it.',
    addWebsite: 'Adds a site, owned by the signed-in person.',
    updateWebsite: 'Updates the given fields of a site.',
    deleteWebsite: 'Deletes a site and its collected data, in this product only; the domain must be typed.',
    saveDashboardSetting:
      'Stores what the signed-in person has chosen on the dashboard of a site; what is absent stays.',
    liveCheck: 'Answers whether events of the site have arrived, and whether one was dropped and why.',
    checkInstallation: "Checks the site's own page for the snippet.",
    collection: 'Answers the rules by which the collector leaves out events of the site.',
    updateCollection: 'Changes the rules by which the collector leaves out events of the site.',
    excludeMyAddress: "Excludes the events of the caller's own network address, or includes them again.",
    dropped: 'Counts the events that were left out, by day and reason.',
    viewers: 'Lists the people with whom the site is shared.',
    addViewer: 'Invites an address to view the site; the answer is the same whether it has an account or not.',
    removeViewer: 'Stops sharing the site with a person.',
    leave: 'Leaves a site that is shared with the signed-in person.',
    importEvents:
      'Imports events of a file, NDJSON or a report of Google Analytics, or checks what it would add, as a job with a report by line.',
    fetchImports: 'Lists the imports whose events the site has, or is about to have.',
    confirmImport: 'Imports the events of a file that was checked, as a job.',
    discardImport: 'Discards a file that was checked; nothing of it was imported.',
    removeImport: 'Removes the events of an import as a job, so that the statistics are as if it had never been.',
    exportEvents: 'Exports the events of the site into a file, as a job; `job.download` then answers its address.',
  },
}
