import { X } from 'lucide-react'
import type { CSSProperties, ReactElement } from 'react'
import * as charts from '../charts/index.ts'
import * as form from '../components/inputs/Form/index.ts'
import {
  Accordion,
  AccountMenu,
  AddSiteCard,
  AppShell,
  AuthLayout,
  Avatar,
  Badge,
  Breadcrumbs,
  BreakdownPanel,
  BulkReport,
  Button,
  ButtonLink,
  Calendar,
  Callout,
  Card,
  Checkbox,
  CodeSnippet,
  Columns,
  Combobox,
  CommandPalette,
  CompareControl,
  ConfirmDialog,
  ConflictNotice,
  Container,
  CopyButton,
  DataList,
  DataListItem,
  DataTable,
  DateField,
  DateRangePicker,
  Delta,
  DescriptionList,
  Dialog,
  Drawer,
  EmptyState,
  ErrorState,
  FileField,
  FilterBar,
  FilterChip,
  FilterChips,
  FilterEditor,
  FormErrorSummary,
  HeaderMenu,
  Icon,
  IconButton,
  Inline,
  JobProgress,
  Keys,
  KitProvider,
  LanguageMenu,
  Link,
  ListPage,
  LiveCheck,
  LiveDot,
  Logo,
  Menu,
  MetricCard,
  MetricStrip,
  MultiCombobox,
  nothingSelected,
  NotificationList,
  NumberField,
  PageHeader,
  Pagination,
  PasswordField,
  Paywall,
  PaywallDrawing,
  PinInput,
  PlanCard,
  PlanPicker,
  PlanTable,
  Popover,
  Progress,
  ProgressBar,
  QrCode,
  RadioGroup,
  Rays,
  RowDrawer,
  SearchBar,
  SearchField,
  SegmentedControl,
  Select,
  Sheet,
  ShortcutSheet,
  SideNav,
  SiteCard,
  SiteGrid,
  SiteSwitcher,
  SiteTile,
  Skeleton,
  Stack,
  Stepper,
  Switch,
  Tabs,
  Tag,
  Text,
  TextArea,
  TextField,
  ThemeMenu,
  TierBadge,
  Tooltip,
  unsorted,
  UserLabel,
  VisuallyHidden,
} from '../index.ts'

/** What a page hands to a component that the component does not know. */
export interface Probe {
  ref: (element: Element | null) => void
  id: string
  className: string
  style: CSSProperties
  'data-probe': string
}

const nothing = () => {}
const options = [{ value: 'one', label: 'One' }]
const trigger = <Button>Open</Button>
const pagination = {
  current: 1,
  pageSize: 20,
  total: 60,
  showSizeChanger: true,
  showTotal: (total: number) => `${total}`,
}
const features = [{ id: 'one', label: 'Everything' }]
const plan = { id: 'one', title: 'One', description: 'Text', price: null, features }
const rows = [{ id: '1', name: 'Mira' }]

const chart = {
  name: 'Visitors',
  total: '1',
  period: 'Today',
  points: [{ start: '2026-11-20T00:00:00Z', value: 1, isPartial: false }],
  interval: 'day' as const,
  timeZone: 'UTC',
}

const step = { id: 'one', name: 'One', visitors: 1, ofFirst: 100, ofPrevious: 100, dropped: 0 }

/** Every exported component, as small as it can be. */
export const examples: Record<string, (probe: Probe) => ReactElement> = {
  Accordion: (probe) => <Accordion {...probe} items={[{ id: 'one', title: 'One', content: 'Text' }]} />,
  AccountMenu: (probe) => <AccountMenu {...probe} defaultOpen email="mira@example.com" onSignOut={nothing} />,
  AddSiteCard: (probe) => <AddSiteCard {...probe} href="#" title="Add a site" />,
  AppShell: (probe) => (
    <AppShell {...probe} homeHref="#" homeLabel="Sites" logo={<Logo />}>
      Text
    </AppShell>
  ),
  AuthLayout: (probe) => (
    <AuthLayout {...probe} logo={<Logo />} title="Log in" end={trigger} claim={{ title: 'One', text: 'Two' }}>
      Text
    </AuthLayout>
  ),
  Avatar: (probe) => <Avatar {...probe} name="Mira" />,
  Badge: (probe) => <Badge {...probe}>Live</Badge>,
  Breadcrumbs: (probe) => <Breadcrumbs {...probe} items={[{ href: '#', label: 'Sites' }]} current="Here" />,
  BreakdownPanel: (probe) => (
    <BreakdownPanel
      {...probe}
      aria-label="Pages"
      items={[{ id: 'page', label: 'Pages' }]}
      selectedKey="page"
      onSelectionChange={nothing}
      rows={undefined}
      loadingState="loading"
    />
  ),
  BulkReport: (probe) => (
    <BulkReport
      {...probe}
      done={1}
      failures={[{ id: '1', name: 'Mira', message: 'No' }]}
      isOpen
      onOpenChange={nothing}
    />
  ),
  Button: (probe) => <Button {...probe}>Save</Button>,
  ButtonLink: (probe) => (
    <ButtonLink {...probe} href="#">
      Open
    </ButtonLink>
  ),
  Calendar: (probe) => <Calendar {...probe} aria-label="Day" timeZone="UTC" />,
  Callout: (probe) => <Callout {...probe} title="Saved" />,
  Card: (probe) => <Card {...probe}>Text</Card>,
  Checkbox: ({ id: _, ...probe }) => <Checkbox {...probe}>Yes</Checkbox>,
  CodeSnippet: (probe) => <CodeSnippet {...probe} aria-label="Code" code="<b>" />,
  Columns: (probe) => <Columns {...probe}>Text</Columns>,
  Combobox: (probe) => <Combobox {...probe} label="One" items={options} defaultValue="one" />,
  CommandPalette: (probe) => (
    <CommandPalette
      {...probe}
      isOpen
      onOpenChange={nothing}
      items={[{ id: 'all', label: 'All', items: [{ id: 'one', label: 'One' }] }]}
    />
  ),
  ConfirmDialog: (probe) => (
    <ConfirmDialog {...probe} title="Sure?" confirmLabel="Yes" isOpen onOpenChange={nothing} onConfirm={nothing}>
      Text
    </ConfirmDialog>
  ),
  ConflictNotice: (probe) => (
    <ConflictNotice {...probe} title="Changed" items={[]} onTakeTheirs={nothing} onKeepMine={nothing} />
  ),
  Container: (probe) => <Container {...probe}>Text</Container>,
  CopyButton: (probe) => <CopyButton {...probe} value="text" />,
  DataList: (probe) => <DataList {...probe}>{null}</DataList>,
  DataListItem: (probe) => <DataListItem {...probe}>Text</DataListItem>,
  DataTable: (probe) => (
    <DataTable
      {...probe}
      caption="Users"
      columns={[{ id: 'name', header: 'Name', value: ({ name }) => name, isSortable: true }]}
      rowName={({ name }) => name}
      items={rows}
      pagination={pagination}
      onPageChange={nothing}
      empty={null}
    />
  ),
  DateField: ({ id: _, ...probe }) => <DateField {...probe} label="Day" />,
  DateRangePicker: (probe) => <DateRangePicker {...probe} value={{ range: '7d' }} timeZone="UTC" onChange={nothing} />,
  Delta: (probe) => <Delta {...probe} percent={1} />,
  DescriptionList: (probe) => <DescriptionList {...probe} items={[{ id: 'a', term: 'One', description: 'Two' }]} />,
  Dialog: (probe) => (
    <Dialog {...probe} title="All" isOpen onOpenChange={nothing}>
      Text
    </Dialog>
  ),
  Drawer: (probe) => (
    <Drawer {...probe} title="Mira" isOpen onOpenChange={nothing}>
      Text
    </Drawer>
  ),
  EmptyState: (probe) => <EmptyState {...probe} title="Nothing" />,
  ErrorState: (probe) => <ErrorState {...probe} title="Not loaded" onRetry={nothing} />,
  FileField: (probe) => <FileField {...probe} label="File" acceptedFileTypes={['.csv']} />,
  FilterBar: (probe) => (
    <FilterBar
      {...probe}
      value={[]}
      onChange={nothing}
      fields={[{ id: 'page', label: 'Page' }]}
      loadValues={() => Promise.resolve([])}
    />
  ),
  FilterChip: (probe) => (
    <FilterChip {...probe} field="Country" operator="is" values={['Germany']} onRemove={nothing} />
  ),
  FilterChips: (probe) => (
    <FilterChips {...probe} aria-label="Filters" items={[{ id: 'a', name: 'a', value: 'b' }]} onRemove={nothing} />
  ),
  FormErrorSummary: (probe) => <FormErrorSummary {...probe} errors={[{ id: 'name', message: 'Please fill it in' }]} />,
  HeaderMenu: (probe) => (
    <HeaderMenu
      {...probe}
      defaultOpen
      account={{ email: 'mira@example.com', onSignOut: nothing }}
      theme={{ theme: 'light', onThemeChange: nothing }}
      language={{ locale: 'en', languages: [{ locale: 'en', name: 'English' }], onLocaleChange: nothing }}
    />
  ),
  Icon: (probe) => <Icon {...probe} icon={X} />,
  IconButton: (probe) => <IconButton {...probe} icon={X} aria-label="Close" size="sm" />,
  Inline: (probe) => <Inline {...probe}>Text</Inline>,
  UserLabel: (probe) => <UserLabel {...probe} name="Mira" />,
  JobProgress: (probe) => <JobProgress {...probe} label="Work" state="running" onStop={nothing} />,
  Keys: (probe) => <Keys {...probe} keys={['?']} />,
  KitProvider: (probe) => <KitProvider {...probe}>Text</KitProvider>,
  LanguageMenu: (probe) => (
    <LanguageMenu
      {...probe}
      defaultOpen
      locale="en"
      languages={[{ locale: 'en', name: 'English' }]}
      onLocaleChange={nothing}
    />
  ),
  Link: (probe) => (
    <Link {...probe} href="#">
      Sites
    </Link>
  ),
  ListPage: (probe) => (
    <ListPage
      {...probe}
      title="Users"
      searchLabel="Search"
      fields={[{ name: 'email', label: 'E-mail' }]}
      columns={[{ id: 'name', header: 'Name', value: ({ name }) => name }]}
      rowName={({ name }) => name}
      empty={null}
      list={{
        items: rows,
        pagination,
        filters: {},
        searchHistory: [],
        listSorter: unsorted,
        search: nothing,
        sort: nothing,
        changePage: nothing,
        onClearFilters: undefined,
        selected: nothingSelected,
        setSelected: nothing,
      }}
    />
  ),
  LiveCheck: (probe) => (
    <LiveCheck {...probe} state="waiting" title="Waiting" items={[]}>
      Text
    </LiveCheck>
  ),
  LiveDot: (probe) => <LiveDot {...probe} />,
  Logo: (probe) => <Logo {...probe} />,
  Menu: (probe) => (
    <Menu
      {...probe}
      aria-label="Actions"
      defaultOpen
      trigger={trigger}
      items={[{ id: 'all', items: [{ id: 'one', label: 'One' }] }]}
    />
  ),
  MetricCard: (probe) => <MetricCard {...probe} label="Visitors" value="1" />,
  MetricStrip: (probe) => (
    <MetricStrip
      {...probe}
      aria-label="Metric"
      items={[{ id: 'one', label: 'One', value: '1' }]}
      selectedKey="one"
      onSelectionChange={nothing}
    >
      Chart
    </MetricStrip>
  ),
  MultiCombobox: (probe) => <MultiCombobox {...probe} label="One" items={options} defaultValue={['one']} />,
  NumberField: ({ id: _, ...probe }) => <NumberField {...probe} label="Points" size="sm" />,
  NotificationList: (probe) => (
    <NotificationList
      {...probe}
      aria-label="Notifications"
      items={[{ id: 'one', title: 'One', time: '2026-11-20T00:00:00Z', isUnread: true }]}
      timeZone="UTC"
      onRead={nothing}
    />
  ),
  PageHeader: (probe) => <PageHeader {...probe} title="Sites" back={{ href: '#', label: 'Back' }} />,
  Pagination: (probe) => <Pagination {...probe} aria-label="Pages" pagination={pagination} onChange={nothing} />,
  PasswordField: ({ id: _, ...probe }) => (
    <PasswordField {...probe} label="Password" autoComplete="new-password" size="sm" />
  ),
  Paywall: (probe) => (
    <Paywall {...probe} title="Premium" benefit="Text" plansHref="#" isOpen onOpenChange={nothing}>
      Drawing
    </Paywall>
  ),
  PinInput: ({ id: _, ...probe }) => <PinInput {...probe} label="Code" />,
  PlanCard: (probe) => (
    <PlanCard {...probe} title="One" description="Text" price="9" actions={trigger} features={features} />
  ),
  PlanPicker: (probe) => <PlanPicker {...probe} items={[plan]} onChoose={nothing} />,
  PlanTable: (probe) => (
    <PlanTable {...probe} aria-label="Plans" plans={[plan]} rows={[{ id: 'one', label: 'One', values: {} }]} />
  ),
  Popover: (probe) => (
    <Popover {...probe} aria-label="Note" trigger={trigger} defaultOpen>
      Text
    </Popover>
  ),
  Progress: (probe) => <Progress {...probe} label="Work" value={1} />,
  ProgressBar: (probe) => <ProgressBar {...probe} isRunning={false} />,
  QrCode: (probe) => <QrCode {...probe} aria-label="Code" modules={[[true]]} />,
  RadioGroup: (probe) => <RadioGroup {...probe} label="One" items={options} />,
  Rays: (probe) => <Rays {...probe} />,
  RowDrawer: (probe) => (
    <RowDrawer {...probe} title="Mira" isOpen onOpenChange={nothing} onPrevious={nothing} onNext={nothing}>
      Text
    </RowDrawer>
  ),
  SearchBar: (probe) => (
    <SearchBar
      {...probe}
      aria-label="Search"
      fields={[{ name: 'email', label: 'E-mail' }]}
      filters={{}}
      onSearch={nothing}
      history={[]}
    />
  ),
  SearchField: ({ id: _, ...probe }) => <SearchField {...probe} aria-label="Search" defaultValue="text" size="sm" />,
  SegmentedControl: (probe) => (
    <SegmentedControl {...probe} aria-label="One" size="sm" items={[{ value: 'one', label: 'One' }]} />
  ),
  Select: ({ id: _, ...probe }) => <Select {...probe} label="One" items={options} size="sm" />,
  Sheet: (probe) => (
    <Sheet {...probe} title="Filters" isOpen onOpenChange={nothing}>
      Text
    </Sheet>
  ),
  ShortcutSheet: (probe) => (
    <ShortcutSheet
      {...probe}
      isOpen
      onOpenChange={nothing}
      items={[{ id: 'all', label: 'All', items: [{ id: 'help', label: 'Help', keys: ['?'] }] }]}
      hasSingleKeys
      onSingleKeysChange={nothing}
    />
  ),
  SiteCard: (probe) => <SiteCard {...probe} href="#" name="Harbor Lane" domain="harborlane.com" />,
  SiteSwitcher: (probe) => (
    <SiteSwitcher {...probe} defaultOpen domain="harborlane.com" items={[]} allHref="#" addHref="#" />
  ),
  Skeleton: (probe) => <Skeleton {...probe} />,
  Stack: (probe) => <Stack {...probe}>Text</Stack>,
  Stepper: (probe) => <Stepper {...probe} aria-label="Steps" items={['One']} current={0} />,
  Switch: ({ id: _, ...probe }) => <Switch {...probe}>On</Switch>,
  Tabs: (probe) => <Tabs {...probe} aria-label="Parts" items={[{ id: 'one', label: 'One', content: 'Text' }]} />,
  Tag: (probe) => <Tag {...probe}>DE</Tag>,
  Text: (probe) => <Text {...probe}>Text</Text>,
  TextArea: ({ id: _, ...probe }) => <TextArea {...probe} label="Text" />,
  TextField: ({ id: _, ...probe }) => (
    <TextField {...probe} label="Key" isReadOnly defaultValue="un_77ad20f4" size="sm" />
  ),
  ThemeMenu: (probe) => <ThemeMenu {...probe} defaultOpen theme="light" onThemeChange={nothing} />,
  TierBadge: (probe) => <TierBadge {...probe} tier="trial" />,
  Tooltip: (probe) => (
    <Tooltip {...probe} text="Note" isOpen>
      {trigger}
    </Tooltip>
  ),
  VisuallyHidden: (probe) => <VisuallyHidden {...probe}>Text</VisuallyHidden>,
  CompareControl: (probe) => <CompareControl {...probe} value={null} onChange={nothing} />,
  FilterEditor: (probe) => (
    <FilterEditor
      {...probe}
      fields={[{ id: 'page', label: 'Page' }]}
      loadValues={() => Promise.resolve([])}
      onApply={nothing}
      onCancel={nothing}
    />
  ),
  PaywallDrawing: (probe) => <PaywallDrawing {...probe} />,
  SideNav: (probe) => <SideNav {...probe} homeHref="#" homeLabel="Sites" logo={<Logo />} items={[]} />,
  SiteGrid: (probe) => <SiteGrid {...probe} />,
  SiteTile: (probe) => <SiteTile {...probe} domain="harborlane.com" />,
  Form: ({ id: _, ...probe }) => (
    <SentForm>
      {(state) => (
        <form.Form {...probe} state={state}>
          Fields
        </form.Form>
      )}
    </SentForm>
  ),
  FormActions: (probe) => <form.FormActions {...probe}>Save</form.FormActions>,
  FormCheckbox: ({ id, ...probe }) => (
    <form.FormCheckbox
      {...probe}
      id={id}
      name="agreed"
      value={false}
      errorMessage="Please agree"
      onChange={nothing}
      onBlur={nothing}
    >
      I agree
    </form.FormCheckbox>
  ),
  FormColumn: (probe) => <form.FormColumn {...probe}>Fields</form.FormColumn>,
  FormErrors: (probe) => (
    <SentForm>
      {(state) => (
        <form.FormErrors {...probe} form={state.form} failure={{ kind: 'refused', message: 'It was not taken' }} />
      )}
    </SentForm>
  ),
  FormRow: (probe) => <form.FormRow {...probe}>Fields</form.FormRow>,
  BarChart: (probe) => <charts.BarChart {...probe} {...chart} />,
  ChartFrame: (probe) => (
    <charts.ChartFrame {...probe} aria-label="Chart" data={{ caption: 'Chart', columns: [], rows: [] }}>
      Drawing
    </charts.ChartFrame>
  ),
  CountryMap: (probe) => <charts.CountryMap {...probe} aria-label="Countries" items={[]} />,
  Funnel: (probe) => <charts.Funnel {...probe} name="Orders" period="Today" conversionRate={1} items={[step]} />,
  HeatMap: (probe) => (
    <charts.HeatMap {...probe} name="Visitors" period="Today" rowsLabel="Weekday" items={[]} columns={[]} />
  ),
  LineChart: (probe) => (
    <charts.LineChart
      {...probe}
      name="Visitors"
      period="Today"
      series={[]}
      buckets={[]}
      interval="day"
      timeZone="UTC"
    />
  ),
  Sparkline: (probe) => <charts.Sparkline {...probe} values={[1, 2]} />,
  StackedChart: (probe) => (
    <charts.StackedChart
      {...probe}
      name="Visitors"
      period="Today"
      series={[{ id: 'one', name: 'One', values: [1] }]}
      buckets={chart.points}
      interval="day"
      timeZone="UTC"
    />
  ),
  TrendChart: (probe) => <charts.TrendChart {...probe} {...chart} />,
  WaterfallChart: (probe) => (
    <charts.WaterfallChart
      {...probe}
      name="Visitors"
      period="Today"
      start={{ name: 'Here', value: 2 }}
      end={{ name: 'There', value: 1 }}
      items={[]}
    />
  ),
  TrendChartPlaceholder: (probe) => <charts.TrendChartPlaceholder {...probe} />,
}

/** A form that was never sent. */
function SentForm({ children }: { children: (state: form.SendForm<{ name: string }>) => ReactElement }) {
  return children(
    form.useSendForm({
      defaultValues: { name: '' },
      send: () => Promise.resolve({ isTaken: true, data: null }),
      onSent: nothing,
    }),
  )
}
