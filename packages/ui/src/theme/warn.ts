const said = new Set<string>()

/** Says in the console what somebody who develops with the kit has to mend: once, and never in production. */
export function warn(problem: string): void {
  if (isProduction() || said.has(problem)) return
  said.add(problem)
  console.warn(problem)
}

/** Bundlers put the value in place of the whole expression; without one there is no process in a browser. */
declare const process: { env: { NODE_ENV?: string } }

function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === 'production'
  } catch {
    return true
  }
}
