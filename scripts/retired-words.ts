import path from 'node:path'

/** Names that this project once had, each with the word of the field that stands in its place. docs/glossary.md explains them. */
const successors: Readonly<Record<string, string>> = {
  AskBeforeLeaving: 'UnsavedChangesPrompt',
  AskedScope: 'StatsQuery',
  Board: 'Dashboard',
  CollectionForm: 'ExclusionsForm',
  Booking: 'LedgerEntry',
  Compared: 'MetricChange',
  Deed: 'GoalCondition',
  DeedKind: 'GoalConditionKind',
  FigureSource: 'StatsSource',
  FiguresApiContext: 'StatsApiContext',
  FiguresIcon: 'StatsIcon',
  FormRefusal: 'SubmitError',
  HeaderPlace: 'HeaderSlot',
  Hold: 'SiteLock',
  Identity: 'UserLabel',
  LeavingOut: 'Exclusions',
  NothingHere: 'EmptyRange',
  OldFigures: 'StaleDataNotice',
  Onlooker: 'ViewContext',
  PanelSelect: 'LazySelect',
  Panels: 'BreakdownCards',
  Passed: 'AriaProps',
  Patience: 'QueryOptions, timeout',
  PlacesMap: 'LocationsMap',
  Prediction: 'Forecast',
  PredictionSwitch: 'ForecastSwitch',
  Question: 'StatsQuery',
  Refusal: 'ApiError',
  RefusalKey: 'ApiErrorKey',
  SitePlace: 'HeaderSite',
  Tip: 'ChartTooltip',
  TipLine: 'ChartTooltipLine',
  Turns: 'queue',
  WebsiteSource: 'StatsSourceName',
  SelectRows: 'RowSelection',
  asked: 'statsQuery, or what was asked for',
  booking: 'ledgerEntry',
  builtInSource: 'createClickHouseSource',
  compared: 'comparison',
  comparedOf: 'metricChangeOf',
  createDeadLetter: 'createDeadLetterWriter',
  createRefused: 'createDeadLetterWriter',
  createTransfers: 'createImportExport',
  deed: 'goalCondition',
  figure: 'metric, value',
  figureOf: 'metricValueOf',
  figureSource: 'statsSource',
  figures: 'metrics, values',
  figuresIn: 'metricValuesIn',
  giveWebsite: 'transferOwnership',
  givenDay: 'dateField',
  holdSite: 'acquireSiteLock',
  isAnswering: 'pingDatabase',
  inTurn: 'sequentially',
  house: 'folders',
  intake: 'enrich',
  leavingOut: 'exclusions',
  mockRefusal: 'mockApiError',
  patience: 'timeout',
  prediction: 'forecast',
  pressed: 'shortcutOf',
  remembered: 'memoize, cache',
  renewedEvery: 'refetchIntervalOf',
  shortened: 'truncate',
  startError: 'errors',
  tokenLives: 'tokenLifetimes',
  transferSite: 'transferOwnership',
  useChoice: 'useSearchParam',
  useFiguresApi: 'useStatsApi',
  useNowHref: 'useRealtimeHref',
  usePanelTexts: 'useBreakdownTexts',
  weightsOf: 'weightedChoice',
  withPatience: 'withTimeout',
  wordList: 'commaSeparated',
}

const declared = /\b(?:const|let|var|function\*?|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/g

/**
 * The retired words among the parts of a file's path and the variables, functions, classes and types that it declares by
 * name, each with its successor. Parameters and names that are taken out of an object or a list are not looked at: some of
 * them are words of the wire.
 */
export function retiredIn(file: string, code: string): string[] {
  const folders = path.dirname(file).split('/')
  const [name = ''] = path.basename(file).split('.')
  const names = new Set([...[...folders, name].map(inCamelCase), ...declaredIn(code)])
  return [...names]
    .filter((word) => Object.hasOwn(successors, word))
    .map((word) => `${file}: ${word} is called ${successors[word]} here`)
}

const inCamelCase = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const declaredIn = (code: string): string[] => [...withoutTexts(code).matchAll(declared)].map(([, name = '']) => name)

const withoutTexts = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gm, '')
