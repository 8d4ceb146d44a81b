import { benchCollect } from './collect.ts'
import { benchDashboard } from './dashboard.ts'
import { benchForecast } from './forecast.ts'
import { benchUsers } from './users.ts'

/** `node bench/main.ts [collect] [dashboard] [forecast] [users]`: all of them without an argument. */
const benches: Readonly<Record<string, (print: (line: string) => void) => Promise<void>>> = {
  collect: benchCollect,
  dashboard: benchDashboard,
  forecast: benchForecast,
  users: benchUsers,
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(benches)
const unknown = names.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`)
  process.exit(1)
}
for (const name of names) {
  console.log(`\n${name}`)
  await benches[name]?.((line) => console.log(line))
}
