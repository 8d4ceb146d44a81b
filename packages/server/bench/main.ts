import { parseArgs } from 'node:util'
import { benchAbuse } from './abuse.ts'
import { benchCollect } from './collect.ts'
import { benchDashboard } from './dashboard.ts'
import { benchForecast } from './forecast.ts'
import { benchImportExport } from './import-export.ts'
import { benchKills } from './kills.ts'
import { benchUsers } from './users.ts'

/** `node bench/main.ts [abuse] [collect] [dashboard [--large]] [forecast] [import-export] [kills [--count 200]] [kit] [page] [users]`: all of them without a name. */
const benches: Readonly<
  Record<string, (print: (line: string) => void, options: { large: boolean; count: number }) => Promise<void>>
> = {
  abuse: benchAbuse,
  collect: benchCollect,
  dashboard: benchDashboard,
  forecast: benchForecast,
  'import-export': benchImportExport,
  kills: benchKills,
  // Their tools are loaded for them alone.
  kit: async (print) => (await import('../../ui/bench/main.ts')).benchKit(print),
  page: async (print) => (await import('../../app/bench/main.ts')).benchPage(print),
  users: benchUsers,
}

const { values: options, positionals } = readArguments()
const names = positionals.length > 0 ? positionals : Object.keys(benches)
const unknown = names.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}
for (const name of names) {
  console.log(`\n${name}`)
  await benches[name]?.((line) => console.log(line), options)
}

function readArguments() {
  try {
    const { values, positionals: given } = parseArgs({
      allowPositionals: true,
      options: { large: { type: 'boolean', default: false }, count: { type: 'string', default: '200' } },
    })
    if (!/^[1-9]\d{0,4}$/.test(values.count)) throw new Error('--count must be a number of kills')
    return { values: { ...values, count: Number(values.count) }, positionals: given }
  } catch (error) {
    const [reason] = (error as Error).message.split('. ', 1)
    console.error(`${reason}. The arguments are names of benches, --large and --count.`)
    process.exit(2)
  }
}
