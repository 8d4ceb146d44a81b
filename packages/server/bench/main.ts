import { parseArgs } from 'node:util'
import { benchAbuse } from './abuse.ts'
import { benchCollect } from './collect.ts'
import { benchConsole } from './console/console.ts'
import { benchDashboard } from './dashboard.ts'
import { benchFootprint } from './footprint.ts'
import { benchForecast } from './forecast.ts'
import { benchGeo } from './geo.ts'
import { benchImportExport } from './import-export.ts'
import { benchKills } from './kills.ts'
import { benchPeople } from './people.ts'
import { benchSizing } from './sizing.ts'

interface Options {
  large: boolean
  /** How many kills. */
  count: number
  /** How many rows the largest list has. */
  users: number
}

/** `node bench/main.ts [abuse] [collect] [console [--users 1000000]] [dashboard [--large]] [footprint] [forecast] [geo] [import-export] [kills [--count 200]] [kit] [page] [people] [sizing]`: all of them without a name. */
const benches: Readonly<Record<string, (print: (line: string) => void, options: Options) => Promise<void>>> = {
  abuse: benchAbuse,
  collect: benchCollect,
  console: benchConsole,
  dashboard: benchDashboard,
  footprint: benchFootprint,
  forecast: benchForecast,
  geo: benchGeo,
  'import-export': benchImportExport,
  kills: benchKills,
  people: benchPeople,
  sizing: benchSizing,
  // Their tools are loaded for them alone.
  kit: async (print) => (await import('../../ui/bench/main.ts')).benchKit(print),
  page: async (print) => (await import('../../app/bench/main.ts')).benchPage(print),
}

const { values, positionals } = readArguments()
const options: Options = { ...values, count: Number(values.count), users: Number(values.users) }
const names = positionals.length > 0 ? positionals : Object.keys(benches)
const unknown = names.filter((name) => !(name in benches))
for (const name of ['count', 'users'] as const)
  if (!Number.isSafeInteger(options[name]) || options[name] < 1) {
    console.error(`--${name} takes a whole number.`)
    process.exit(2)
  }
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
    return parseArgs({
      allowPositionals: true,
      options: {
        large: { type: 'boolean', default: false },
        count: { type: 'string', default: '200' },
        users: { type: 'string', default: '1000000' },
      },
    })
  } catch (error) {
    const [reason] = (error as Error).message.split('. ', 1)
    console.error(`${reason}. The arguments are names of benches, --large, --count and --users with a number.`)
    process.exit(2)
  }
}
