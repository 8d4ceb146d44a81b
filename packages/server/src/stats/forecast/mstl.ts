import initialize, { MSTL } from '@bsull/augurs/mstl'
import { readFile } from 'node:fs/promises'
import type { Fit } from './average.ts'

/** The library's own detection of the period finds wrong ones; the days of a site repeat by the week. */
const PERIODS = [7]

/**
 * Loads the fit: trend and weekdays are separated (MSTL), and the trend is continued by exponential smoothing (ETS).
 * Compiles for about 30 ms.
 */
export async function loadMstl(): Promise<Fit> {
  // By default the library would fetch its file, and Node does not fetch `file:` addresses.
  const file = new URL('mstl_bg.wasm', import.meta.resolve('@bsull/augurs/mstl'))
  await initialize({ module_or_path: await readFile(file) })
  return (logs, horizon) => {
    const model = MSTL.ets(PERIODS)
    try {
      model.fit([...logs])
      return model.predict(horizon).point
    } finally {
      model.free()
    }
  }
}
