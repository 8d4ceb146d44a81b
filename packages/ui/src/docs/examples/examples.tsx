import { X } from 'lucide-react'
import {
  Accordion,
  AccountMenu,
  AppShell,
  AuthLayout,
  Avatar,
  Badge,
  Breadcrumbs,
  BreakdownDialog,
  BreakdownPanel,
  BulkReport,
  Button,
  ButtonLink,
  Callout,
  Card,
  CodeSnippet,
  Columns,
  CommandPalette,
  ConflictNotice,
  Container,
  CopyButton,
  DataList,
  DataListItem,
  DataTable,
  Delta,
  DescriptionList,
  EmptyState,
  ErrorState,
  BrandProvider,
  HeaderMenu,
  EventFeed,
  Gallery,
  Heading,
  Icon,
  IconButton,
  Inline,
  JobProgress,
  Keys,
  KitProvider,
  LanguageMenu,
  Link,
  ListPage,
  LiveDot,
  LiveNumber,
  PrintSheet,
  Logo,
  Menu,
  MetricCard,
  MetricStrip,
  nothingSelected,
  NotificationList,
  PageHeader,
  Pagination,
  Progress,
  ProgressBar,
  QrCode,
  SideNav,
  Skeleton,
  Spinner,
  Stack,
  Stepper,
  Tabs,
  Tag,
  Text,
  ThemeMenu,
  ChangeTable,
  SpanChart,
  Timeline,
  unsorted,
  UserLabel,
  VisuallyHidden,
} from '../../index.ts'
import { chartExamples } from './charts.tsx'
import { fieldExamples } from './fields.tsx'
import { formExamples } from './form.tsx'
import { overlayExamples } from './overlays.tsx'
import type { Examples } from './probe.ts'
import { productExamples } from './product.tsx'

const nothing = () => {}
const trigger = <Button>Open</Button>
const pagination = {
  current: 1,
  pageSize: 20,
  total: 60,
  showSizeChanger: true,
  showTotal: (total: number) => `${total}`,
}
const rows = [{ id: '1', name: 'Mira' }]

/** Every exported component, as small as it can be. */
export const examples: Examples = {
  Accordion: (probe) => <Accordion {...probe} items={[{ id: 'one', title: 'One', content: 'Text' }]} />,
  AccountMenu: (probe) => <AccountMenu {...probe} defaultOpen email="mira@example.com" onSignOut={nothing} />,
  AppShell: (probe) => (
    <AppShell {...probe} homeHref="#" homeLabel="Sites" logo={<Logo />}>
      Text
    </AppShell>
  ),
  AuthLayout: (probe) => (
    <AuthLayout {...probe} logo={<Logo />} title="Sign in" end={trigger} claim={{ title: 'One', text: 'Two' }}>
      Text
    </AuthLayout>
  ),
  Avatar: (probe) => <Avatar {...probe} name="Mira" />,
  Badge: (probe) => <Badge {...probe}>Live</Badge>,
  Breadcrumbs: (probe) => <Breadcrumbs {...probe} items={[{ href: '#', label: 'Sites' }]} current="Here" />,
  BreakdownDialog: (probe) => (
    <BreakdownDialog
      {...probe}
      all={{ label: 'All 2 pages', rows: undefined, search: '', onSearchChange: nothing, loadingState: 'loading' }}
      name="Pages"
      column="Page"
      layout="bars"
      isOpen
      onOpenChange={nothing}
    />
  ),
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
  Callout: (probe) => <Callout {...probe} title="Saved" />,
  Card: (probe) => <Card {...probe}>Text</Card>,
  CodeSnippet: (probe) => <CodeSnippet {...probe} aria-label="Code" code="<b>" />,
  Columns: (probe) => <Columns {...probe}>Text</Columns>,
  CommandPalette: (probe) => (
    <CommandPalette
      {...probe}
      isOpen
      onOpenChange={nothing}
      items={[{ id: 'all', label: 'All', items: [{ id: 'one', label: 'One' }] }]}
    />
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
  Delta: (probe) => <Delta {...probe} percent={1} />,
  DescriptionList: (probe) => <DescriptionList {...probe} items={[{ id: 'a', term: 'One', description: 'Two' }]} />,
  EmptyState: (probe) => <EmptyState {...probe} title="Nothing" />,
  ErrorState: (probe) => <ErrorState {...probe} title="Not loaded" onRetry={nothing} />,
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
  BrandProvider: (probe) => (
    <BrandProvider {...probe} tokens={{ accent: '#a51d2d' }}>
      Text
    </BrandProvider>
  ),
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
  LiveDot: (probe) => <LiveDot {...probe} />,
  PrintSheet: (probe) => <PrintSheet {...probe}>A report</PrintSheet>,
  LiveNumber: (probe) => <LiveNumber value="128" label="Visitors now" {...probe} />,
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
  Progress: (probe) => <Progress {...probe} label="Work" value={1} />,
  ProgressBar: (probe) => <ProgressBar {...probe} isRunning={false} />,
  QrCode: (probe) => <QrCode {...probe} aria-label="Code" modules={[[true]]} />,
  EventFeed: (probe) => (
    <EventFeed
      aria-label="Events"
      {...probe}
      items={[{ id: 'a', time: '2026-11-20T09:12:00Z', name: '/pricing', kind: 'path' }]}
    />
  ),
  Gallery: (probe) => (
    <Gallery
      {...probe}
      aria-label="Posters"
      items={[{ id: '1' }]}
      itemName={() => 'Harbour'}
      drawing={() => null}
      onMove={() => {}}
      empty="None"
    />
  ),
  Heading: (probe) => <Heading {...probe}>Text</Heading>,
  Skeleton: (probe) => <Skeleton {...probe} />,
  Spinner: (probe) => <Spinner {...probe} />,
  Stack: (probe) => <Stack {...probe}>Text</Stack>,
  Stepper: (probe) => <Stepper {...probe} aria-label="Steps" items={['One']} current={0} />,
  Tabs: (probe) => <Tabs {...probe} aria-label="Parts" items={[{ id: 'one', label: 'One', content: 'Text' }]} />,
  Tag: (probe) => <Tag {...probe}>DE</Tag>,
  Text: (probe) => <Text {...probe}>Text</Text>,
  ThemeMenu: (probe) => <ThemeMenu {...probe} defaultOpen theme="light" onThemeChange={nothing} />,
  ChangeTable: (probe) => (
    <ChangeTable
      {...probe}
      aria-label="Changes"
      items={[{ id: 'one', label: 'Level', before: 'Low', after: 'High' }]}
    />
  ),
  SpanChart: (probe) => (
    <SpanChart {...probe} aria-label="Spans" items={[{ id: 'one', label: 'Now', value: 'None' }]} />
  ),
  Timeline: (probe) => <Timeline {...probe} aria-label="History" items={[{ id: 'one', title: 'Started' }]} />,
  VisuallyHidden: (probe) => <VisuallyHidden {...probe}>Text</VisuallyHidden>,
  SideNav: (probe) => <SideNav {...probe} homeHref="#" homeLabel="Sites" logo={<Logo />} items={[]} />,
  ...fieldExamples,
  ...overlayExamples,
  ...productExamples,
  ...formExamples,
  ...chartExamples,
}
