/** Code of packages, with everything that only it imports. */
const packages = (...names: string[]) => `/node_modules/(${names.join('|')})/`
/** Folders of the kit, or files without their endings. */
const kit = (...names: string[]) => `/packages/ui/src/(${names.join('|')})[/.]`
const components = (...names: string[]) => kit(`(components/\\w+|product)/(${names.join('|')})`)
const app = (...names: string[]) => `/packages/app/src/(${names.join('|')})`
const any = (...patterns: string[]) => new RegExp(patterns.join('|'))

/**
 * The files that code comes in, the first of which takes what several want. Left to itself Rolldown makes one for every set
 * of pages that share something: dozens of tiny ones, and each request has a price of its own. What no group names, and what
 * one page alone wants, is still left to it.
 */
export const chunks = [
  {
    name: 'react',
    minShareCount: 1,
    test: any(packages('react', 'react-dom', 'scheduler', 'styled-components', 'stylis')),
  },
  {
    // What asks for everything else waits for nothing.
    name: 'boot',
    minShareCount: 1,
    test: any(
      '/vite/preload-helper',
      'rolldown/runtime',
      '/packages/api-client/src/contract/vocabulary/routes',
      app(
        'app/routes/pages',
        'lib/lazy-code/(loadPage|reportLoadError)',
        'lib/navigation/hashAddress',
        'lib/preferences/locale',
        'lib/i18n/catalogues',
      ),
    ),
  },
  {
    // What every page stands on.
    name: 'base',
    test: any(
      // Only a dashboard reads lists piece by piece.
      '/node_modules/@tanstack/(react-query|query-core)/(?!.*/(useInfiniteQuery|infiniteQueryObserver)\\.)',
      packages('axios', '@lingui', 'wouter'),
      '/node_modules/react-aria/dist/private/i18n/(utils|useDefaultLocale|I18nProvider)',
      // What a switch has of fields.
      '/node_modules/react-(aria|stately)/dist/private/(form/|utils/(keyboard|useLabels|useFormReset))',
      '/node_modules/react-aria-components/dist/private/Form\\.',
      '/packages/api-client/(?!src/contract/vocabulary/(contrast|instance|jobs|mail|goals|google-analytics|channels|lists|themes|metrics|dimensions|filters|ranges|forecast|dashboard-settings))',
      kit('provider/(?!Brand)\\w+', 'theme/(?!brand)[\\w/]+', 'texts', 'format/useText', 'components/overlays/Overlay'),
      components(
        'Button',
        'IconButton',
        'Icon',
        'Link',
        'Tooltip/(?!TooltipBubble|Tooltip\\.styles)',
        'ErrorState',
        'Toaster/(?!queue|ToastRegion|Toasts)',
        'ProgressBar',
        'Logo',
        'Field',
        'Callout',
        'EmptyState',
      ),
      components(
        'Stack',
        'Text',
        'VisuallyHidden',
        'Form/(formScope|UnsavedChanges)',
        'Menu/(Menu\\.tsx|Trigger)',
        'LanguageMenu',
        'ThemeMenu',
        'Badge',
        'ShortcutSheet/keyNames',
      ),
      app(
        'app/(layout|routes|shell)',
        'lib/(api/(?!useShortList)|i18n|lazy-code|navigation/(?!usePanel)|page/(?!GeolocationCredit|HeaderSlot|usePageActions)|preferences|search-params/withParams)',
      ),
      app(
        'features/auth/(session|components/DemoBadge)',
        'features/account/(?!components/(DeletionNotice|AccountNoticeList|ViewAsNotice))',
      ),
      app('features/commands/(CommandsContext|shortcuts)'),
      // The sign of a page that one's level may not open.
      '/lucide-react/dist/esm/icons/(ban|check|eye)\\.',
    ),
  },
  {
    // What is typed into: on the pages of those who are not signed in, and in dialogs.
    name: 'fields',
    test: any(
      components('TextField', 'PasswordField', 'AuthLayout', 'Rays'),
      app('features/auth/components/AuthFrame'),
    ),
  },
  {
    // What stands around the pages of somebody who is signed in, and what their metrics are shown with.
    name: 'controls',
    test: any(
      '/node_modules/lucide-react/(?!.*icons/(send|save|columns-3|arrow-down-up|file-spreadsheet|image|inbox|zoom-out|radio|rotate-ccw-clock|palette|arrow-up|arrow-down|arrow-right-left|sliders-horizontal|pencil|globe|upload|undo-2|circle-dot|chevrons-left|chevrons-right|chevron-up|minus|bookmark-plus|list-x|search-x)\\.)',
      '/packages/api-client/src/contract/vocabulary/(?!contrast|instance|jobs|mail|goals|google-analytics|lists)',
      app(
        'features/(console/menu|(install|sites|notices|google-property)/api)',
        'lib/page/(HeaderSlot|usePageActions)',
      ),
      kit('format', 'charts/Sparkline'),
      components('AppShell', 'SideNav', 'AccountMenu', 'HeaderMenu', 'Avatar'),
      components('Card', 'UserLabel', 'LiveDot', 'SiteCard', 'SiteSwitcher', 'Skeleton', 'TierBadge'),
      components(
        'Popover/Popover\\.tsx',
        'Select/Trigger',
        'SegmentedControl',
        'Switch',
        'Tabs',
        'Delta',
        'ShortcutSheet/Keys',
      ),
    ),
  },
  {
    name: 'dashboard',
    test: any(
      app(
        'features/dashboard/(?!definitions/MetricDefinitionText\\.|share-links|annotations/|notices/(EmptyBreakdown|NoPlaces|NoticeSentence|NoticesPopover|SourceNotices)|components/(DashboardError|EmptyRange)|filters/(InvalidFilters|FixedFilters|loadFilterValues)|dimensions/useWholeBreakdown|header/SourceSwitch|trend/(LockedDays|BothSources|MemberTrend|NotedTrend|LazyNotedTrend)|toolbar/(InvalidRange|rangeKeys)|views/(chosenColumns|keepChoices|savedViewActions)|realtime/(Realtime\\.|MinutesChart)|breakdowns/(FunnelsCard|OpenFunnel|FunnelChart|exportBreakdown|useExportColumns|sorting))',
      ),
      components(
        'BreakdownPanel/(?!BreakdownDialog)\\w+',
        'MetricStrip',
        'FilterBar',
        'FilterChip',
        'DateRangePicker/(?!months|range/shortcuts)',
        'Paywall/(?!PaywallDrawing)\\w+',
      ),
    ),
  },
  {
    // Opened from a date range and from the field of a date.
    name: 'calendars',
    test: any(components('Calendar', 'DateRangePicker/months')),
  },
  {
    name: 'forms',
    test: any(
      packages('react-hook-form'),
      components('Form/(?!FormCheckbox)\\w+', 'FormErrorSummary'),
      app('lib/forms/(FormField|useCallForm)', 'features/auth/components/(?!SecondStep)'),
    ),
  },
  {
    name: 'chart',
    test: any(
      packages('chart\\.js', '@kurkle', 'react-chartjs-2'),
      kit('charts/(TrendChart|BarChart|ChartFrame/(?!picture|paint).*)'),
    ),
  },
  {
    // What opens beside a control: of those who open something nearly everybody opens that.
    name: 'surfaces',
    test: any(
      components(
        'Popover/PopoverSurface',
        'Menu/(AnchoredMenu|Menu.styles|Note.styles|Search.styles)',
        'Select/Select',
      ),
    ),
  },
  {
    // Asked for by those who open something.
    name: 'dialogs',
    test: any(
      components('Combobox', 'ConfirmDialog', 'Dialog', 'SearchField', 'Checkbox', 'FilterEditor'),
      // What every list has.
      '/packages/api-client/src/contract/vocabulary/lists',
      packages('lucide-react'),
    ),
  },
  {
    // Every list of the console is made of the same parts. Small ones stand here too: a file of their own would be named at login.
    name: 'lists',
    test: any(
      components('DataTable/(?!csv)[\\w/]+', 'Pagination', 'TextArea', 'FileField'),
      app(
        'lib/(list-page|ai-tasks|forms/versioned)',
        'lib/api/useShortList',
        'features/console/(audit|fields|orders|points)',
      ),
    ),
  },
  {
    // What the forms of a site offer to choose from: one file, as each has its name among what the first page knows.
    name: 'options',
    test: any(app('features/sites/(timeZones|currencyOptions)')),
  },
  {
    name: 'ranges',
    test: any(app('features/commands/(choosers|useRangeNames)')),
  },
].map((group, index, all) => ({ minShareCount: 2, ...group, priority: all.length - index }))
