/** The pictures of `docs/design` that show a story's part of the product, by what its title begins with; the first match counts. */
const pictures: readonly (readonly [string, readonly string[]])[] = [
  [
    'Pages/Dashboard',
    [
      '01-dashboard-light',
      '02-dashboard-dark',
      '03-dashboard-zh-CN-dark-prediction',
      '04-dashboard-rtl-ar',
      '15-mobile',
    ],
  ],
  ['Pages/My sites', ['06-my-sites', '07-my-sites-empty', '15-mobile']],
  ['Pages/Add website', ['08-add-site-form-errors']],
  ['Pages/Install', ['09-add-site-snippet']],
  ['Pages/App users', ['12-admin-users', '13-admin-users-drawer-zh-CN-dark']],
  ['Pages/AI tasks', ['12-admin-users']],
  ['Pages/Login', ['14-login-register']],
  ['Pages/Register', ['14-login-register']],
  ['Pages/', ['16-components']],
  ['Charts/', ['01-dashboard-light', '02-dashboard-dark', '03-dashboard-zh-CN-dark-prediction']],
  ['Data/BreakdownPanel', ['01-dashboard-light', '02-dashboard-dark']],
  ['Data/MetricStrip', ['01-dashboard-light', '04-dashboard-rtl-ar']],
  ['Product/SiteCard', ['06-my-sites']],
  ['Data/DataTable', ['12-admin-users', '13-admin-users-drawer-zh-CN-dark']],
  ['Filters/SearchBar', ['12-admin-users']],
  ['Data/UserLabel', ['12-admin-users']],
  ['Navigation/SideNav', ['12-admin-users']],
  ['Layout/AppShell', ['12-admin-users', '01-dashboard-light', '15-mobile']],
  ['Layout/AuthLayout', ['14-login-register']],
  ['Dates/DateRange', ['05-date-range-picker']],
  ['Overlays/Drawer', ['13-admin-users-drawer-zh-CN-dark', '16-components']],
  ['', ['16-components']],
]

/** Names of the pictures for a story, without `.png`. */
export function picturesOf(title: string): readonly string[] {
  return pictures.find(([start]) => title.startsWith(start))?.[1] ?? []
}
