import path from 'node:path'

/** Names that this project once had, each with the word of the field that stands in its place. docs/glossary.md explains them. */
const successors: Readonly<Record<string, string>> = {
  AskBeforeLeaving: 'UnsavedChangesPrompt',
  AskedScope: 'StatsQuery',
  Board: 'Dashboard',
  Compared: 'MetricChange',
  Deed: 'GoalCondition',
  FigureSource: 'StatsSource',
  Hold: 'SiteLock',
  Identity: 'UserLabel',
  LeavingOut: 'Exclusions',
  NothingHere: 'EmptyRange',
  OldFigures: 'StaleDataNotice',
  Onlooker: 'principal',
  Passed: 'AriaProps',
  Patience: 'QueryOptions, timeout',
  PlacesMap: 'LocationsMap',
  Prediction: 'Forecast',
  Question: 'StatsQuery',
  Refusal: 'ApiError',
  Tip: 'ChartTooltip',
  Turns: 'queue',
  asked: 'statsQuery, or what was asked for',
  builtInSource: 'createClickHouseSource',
  compared: 'comparison',
  comparedOf: 'metricChangeOf',
  createRefused: 'createDeadLetter',
  deed: 'goalCondition',
  figure: 'metric, value',
  figureOf: 'metricValueOf',
  figures: 'metrics, values',
  figuresIn: 'metricValuesIn',
  giveWebsite: 'transferOwnership',
  holdSite: 'acquireSiteLock',
  inTurn: 'sequentially',
  intake: 'enrich',
  patience: 'timeout',
  prediction: 'forecast',
  pressed: 'shortcutOf',
  remembered: 'memoize, cache',
  shortened: 'truncate',
  tokenLives: 'tokenLifetimes',
  useChoice: 'useSearchParam',
}

/** Where a retired word is the right one, with the reason. */
const exceptions: readonly { file: string; word: string; reason: string }[] = [
  { file: 'scripts/retired-words.ts', word: '', reason: 'it lists them' },
]

const declared = /\b(?:const|let|var|function\*?|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/g

/** The retired words among a file's own name and the names that it declares, each with its successor. */
export function retiredIn(file: string, code: string): string[] {
  const [name = ''] = path.basename(file).split('.')
  const names = new Set([name, ...[...withoutTexts(code).matchAll(declared)].map(([, one = '']) => one)])
  const isExempt = (word: string) =>
    exceptions.some((one) => one.file === file && (one.word === word || one.word === ''))
  return [...names]
    .filter((word) => Object.hasOwn(successors, word) && !isExempt(word))
    .map((word) => `${file}: ${word} is called ${successors[word]} here`)
}

const withoutTexts = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gm, '')
