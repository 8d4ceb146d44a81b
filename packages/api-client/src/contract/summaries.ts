// Made by scripts/summaries.mjs from the comments in endpoints/. Change those, then run it.

/** What each call does, in one sentence. */
export const summaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  aitask: {
    fetchAppAitaskList: 'AI tasks, filtered, sorted and page by page.',
    updateAppAitask: 'Changes the fields of an AI task that are given.',
    addAppAitask: 'Adds an AI task, which waits to be run.',
    deleteAppAitask: 'Deletes AI tasks.',
  },
  annotation: {
    fetchAnnotations: 'The notes at the days of a span, the oldest first.',
    addAnnotation: 'Writes a note at a day.',
    updateAnnotation: 'Changes the fields of a note that are given.',
    deleteAnnotation: 'Removes a note.',
  },
  appUser: {
    fetchAppUserList: 'App users, filtered, sorted and page by page.',
    fetchFilterValues: 'The first values that a filter of the list can have.',
    updateAppUser: 'Changes the fields of an app user that are given.',
    deleteAppUser: 'Anonymises accounts and deletes their sites and collected data; orders and ledger stay.',
    addAppUser: 'Adds an app user; without a password the answer holds a one-time link that sets it.',
    pushAppUser: 'Sends a notice to app users.',
    delAddress: 'Removes an address of an app user.',
    resetUser:
      'Resets one thing of an app user: the password, with API keys and sessions, the membership or the collected data.',
    importNew: 'Creates app users from a CSV file, as a job with a report by line.',
    fetchToken: 'Issues a token of 15 minutes to see the product as that user.',
    fetchQueryApi: 'Runs one statistics query on a site of a user, for support.',
    payAnalytics: 'Paid orders and their amounts over time.',
    shareAnalytics: 'Registrations that came by referral over time, and who referred most.',
  },
  app: {
    fetchAppWebsiteList:
      'All websites, filtered, sorted and page by page, with views and visitors of the last 30 days.',
    createAppWebsite: 'Adds a website for a user.',
    updateAppWebsite: 'Changes the fields of a website that are given.',
    deleteAppWebsite: 'Removes websites and the data that was collected for them.',
    transferAppWebsite: 'Gives a website to another user; its data and viewers stay.',
    fetchThemeList: 'All themes, filtered, sorted and page by page.',
    createThemes: 'Adds a theme; its preview image is re-encoded.',
    updateThemes: 'Changes the fields of a theme that are given.',
    deleteThemes: 'Deletes themes; websites that used them have none then.',
  },
  audit: {
    fetchList: 'Every change that staff made, newest first.',
  },
  auth: {
    setUp: 'Makes the first administrator of an empty instance, with the code of the one-time set-up link.',
    register: 'Makes an account where the instance lets people register, and signs in.',
    login: 'Signs in with e-mail address and password.',
    startGoogle: "Begins to sign in with a Google account that is connected here: answers Google's address.",
    finishGoogle: 'Signs in whoever Google has said this is, once, in the browser that began.',
    refresh:
      'Exchanges a refresh token for a new token and a new refresh token; the one before stays good for 30 seconds.',
    logout: 'Ends the session of the token that the call carries.',
    forgotPassword: 'Asks for a link that sets a new password; answers alike whether there is an account or not.',
    resetPassword: 'Sets the password with the code of a one-time link, ends every session and signs in.',
  },
  authorization: {
    list: "The signed-in person's connected accounts, the oldest first, and the providers that can be connected.",
    start:
      "Begins to connect an account: answers the provider's address, which sends the browser back when access was allowed.",
    finish: 'Connects what was allowed, once, in the session that began.',
    connectToken: 'Connects a Cloudflare account by a token that was made there.',
    refresh: 'Reads again which repositories or projects a connected account has.',
    disconnect: 'Disconnects an account: its tokens are deleted, and revoked at the provider.',
    fetchList:
      'The connected accounts of everybody, filtered, sorted and page by page, with how many are in each state.',
    disconnectAccount: "Disconnects somebody's account; the person gets a notice with the reason.",
  },
  funnel: {
    fetchFunnels: 'The funnels of a site, by name.',
    addFunnel: 'Adds a funnel of two to eight steps.',
    updateFunnel: 'Changes the fields of a funnel that are given; its steps are changed as a whole.',
    deleteFunnel: 'Removes a funnel.',
  },
  goal: {
    fetchGoals: 'The goals of a site, by name.',
    addGoal: 'Adds a goal: an event or a page that visitors are meant to reach.',
    updateGoal: 'Changes the fields of a goal that are given; statistics follow at once, also those of the past.',
    deleteGoal: 'Removes a goal; the events that reached it stay.',
  },
  googleProperty: {
    list: "The properties that the signed-in person's connected Google accounts may see, searched and page by page.",
    importProperties: 'Adds a site for each of some properties, as a job with a report by property.',
    get: 'The property of a site, and the days whose values are kept.',
    attach: 'Gives a site a property, instead of the one that it had.',
    detach: 'Takes the property of a site away; the values of its days stay, unless they are to go as well.',
  },
  instance: {
    info: 'What this instance is and what is configured, and whether its first administrator is still to be made.',
    reportLoadError: 'Tells that a script or style sheet of the app did not come; Health counts it.',
  },
  invitation: {
    fetchInvitations: 'The invitations of a site that wait or were declined, the newest first.',
    withdrawInvitation: 'Takes an invitation back, or forgets that it was declined.',
    fetchReceived: 'The invitations that wait for the signed-in person, by the address of the account.',
    accept: 'Accepts an invitation: the site is shared from now on.',
    decline: 'Declines an invitation; whoever sent it sees that, and nothing else.',
  },
  job: {
    get: "Progress and report of one of one's own jobs; the lines of the report come page by page.",
    fetchList: "One's own jobs, newest first.",
    cancel: "Stops one of one's own jobs, what it has done so far stays; one that deletes data cannot be stopped.",
    download: 'Answers an address from which the file of an export can be fetched once, within a minute.',
  },
  order: {
    plans: 'The plans with their prices, and how they can be bought here.',
  },
  savedView: {
    fetchSavedViews: "One's own views of a site, and those that its owner keeps for everybody, by name.",
    addSavedView: 'Keeps a view; only the owner of the site can keep one for everybody.',
    updateSavedView: 'Changes the fields of a view that are given.',
    deleteSavedView: 'Removes a view.',
  },
  share: {
    info: 'The site that a share link is for; its token goes where the token of a session would.',
    fetchShareLinks: 'The share links of a site, the newest first.',
    createShareLink: 'Makes a link that shows the dashboard of the site, and nothing else, until it is removed.',
    framing: 'Which pages may show the dashboard of a share link in a frame.',
    updateFraming: 'Says which pages may: hosts, or none of them for every page.',
    removeShareLink: 'Removes a link: whoever has it sees nothing any more.',
  },
  stats: {
    dashboard:
      'All statistics of a site’s dashboard for one range: totals, series and the breakdowns that are requested.',
    query:
      'Statistics of a site for a range: totals, compared and in buckets where that is requested, and rows of a dimension.',
    funnel: 'How many visitors took each step of a funnel within one visit, and where they stopped.',
    properties: 'The names of the properties that events had, most visitors first.',
    overview: 'A few metrics for each site that the signed-in person may view, of today or the days before.',
    current: 'Distinct visitors with any event in the last five minutes.',
    forecast:
      'How one metric of a site may go on, day by day from today, with an interval. The caller must be premium.',
  },
  userOrder: {
    fetchList: 'Orders, filtered, sorted and page by page.',
    update: 'Changes an order: its state, amount or reference; a refund closes its span.',
    add: 'Adds an order by hand; without a start it follows what the same tier has now, or starts now.',
    del: 'Cancels orders: their spans count no more.',
  },
  userPoints: {
    fetchList: 'Rows of the ledger, filtered, sorted and page by page.',
    update: 'Changes the note of a row.',
    add: "Books points to a user's account, or from it.",
    del: 'Books a reversal of each row.',
  },
  user: {
    info: 'The signed-in person: user info, level and profile.',
    update: "Changes the signed-in person's profile and addresses.",
    changePassword: 'Changes the password, ends every other session and gives this one a new token.',
    points: "The signed-in person's points, newest first.",
    orders: "The signed-in person's orders, newest first.",
    notices: 'Notices to the signed-in person, newest first.',
    readNotices: 'Marks notices as read: those that are named, or all.',
    sessions: 'Where the signed-in person is signed in, newest first.',
    endSessions: "Ends one of one's own sessions, or all but this one.",
    apiKeys: "The signed-in person's API keys, without the keys themselves.",
    createApiKey: 'Makes an API key, which reads statistics as its owner may; the key is shown in this answer only.',
    deleteApiKey: 'Removes an API key; it stops working at once.',
  },
  website: {
    fetchWebsiteList: 'The sites that the signed-in person may view, and the lists that go with them.',
    get: 'One site, which an administrator may read whoever owns it.',
    addWebsite: 'Adds a site, owned by the signed-in person.',
    updateWebsite: 'Changes the fields that are given.',
    deleteWebsite:
      'Removes a site and the data that was collected for it, in this product only; the domain is typed again.',
    liveCheck: 'Whether events of the site have arrived, and whether one was dropped and why.',
    checkInstallation: "Looks at the site's own page for the snippet.",
    collection: 'What the collector leaves out for the site.',
    updateCollection: 'Changes what the collector leaves out.',
    excludeMyAddress: "Leaves the events of the caller's own network address out, or takes them in again.",
    dropped: 'How many events were left out, by day and reason.',
    viewers: 'With whom the site is shared.',
    addViewer: 'Invites an address to view the site; the answer is the same whether it has an account or not.',
    removeViewer: 'Stops sharing the site with somebody.',
    leave: 'Gives up a site that is shared with the signed-in person.',
    importEvents: 'Takes in events of a file, NDJSON or a report of Google Analytics, as a job with a report by line.',
    exportEvents:
      'Writes the events of the site into a file, as a job; `job.download` then answers where it can be fetched.',
  },
}
