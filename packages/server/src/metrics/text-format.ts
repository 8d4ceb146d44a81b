/** One value of a metric, told apart from its others by labels. */
export interface Sample {
  /** What follows the name, as `_bucket` of a histogram. @default nothing */
  suffix?: string
  labels?: Readonly<Record<string, string>>
  value: number
}

/** All values of a metric, with what they mean. Units are those of Prometheus: seconds and bytes. */
export interface MetricFamily {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}

/** The media type of the text format that every version of Prometheus reads. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Metrics as text; what has no values at present is left out. See https://prometheus.io/docs/instrumenting/exposition_formats */
export function writeMetrics(families: readonly MetricFamily[]): string {
  return families
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) =>
      [`# HELP ${name} ${escaped(help)}`, `# TYPE ${name} ${type}`, ...samples.map((sample) => lineOf(name, sample))]
        .map((line) => `${line}\n`)
        .join(''),
    )
    .join('')
}

function lineOf(name: string, { suffix = '', labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text).replaceAll('"', '\\"')}"`)
  return `${name}${suffix}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${numberText(value)}`
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')

function numberText(value: number): string {
  if (Number.isFinite(value)) return String(value)
  return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf'
}
