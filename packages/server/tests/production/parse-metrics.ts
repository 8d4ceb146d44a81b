const HELP = /^# HELP (\w+) \S.*\.$/
const TYPE = /^# TYPE ([a-z][a-z0-9_]*) (counter|gauge|histogram)$/
const SAMPLE = /^([a-z][a-z0-9_]*)(?:\{((?:[a-z_]+="(?:[^"\\\n]|\\.)*",?)+)\})? (-?[\d.e+-]+|\+Inf|NaN)$/

/** Reads the text format as Prometheus does. @throws {Error} at a line that it would not take, or that breaks its conventions */
export function parseMetrics(text: string): { values: Map<string, number>; types: Map<string, string> } {
  const types = new Map<string, string>()
  const values = new Map<string, number>()
  let helped = ''
  assert(text.endsWith('\n'), 'the last line has no end')
  for (const line of text.trimEnd().split('\n')) {
    const [, help] = HELP.exec(line) ?? []
    const [, name, type] = TYPE.exec(line) ?? []
    if (help !== undefined) helped = help
    else if (name !== undefined && type !== undefined) {
      assert(name === helped && !types.has(name), line)
      types.set(name, type)
    } else {
      const [, sample = '', labels = '', value] = SAMPLE.exec(line) ?? []
      const family = types.has(sample) ? sample : sample.replace(/_(bucket|sum|count)$/, '')
      assert(types.has(family), line)
      assert((types.get(family) === 'counter') === family.endsWith('_total'), line)
      const key = labels === '' ? sample : `${sample}{${labels}}`
      assert(!values.has(key), line)
      values.set(key, value === '+Inf' ? Infinity : Number(value))
    }
  }
  return { values, types }
}

function assert(holds: boolean, line: string): void {
  if (!holds) throw new Error(`Prometheus does not take this: ${line}`)
}
