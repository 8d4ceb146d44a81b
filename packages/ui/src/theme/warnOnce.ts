declare const process: { env: { NODE_ENV?: string } }

const said = new Set<string>()

/** Says in the console what a developer has to mend: once for each line, and never in production. */
export function warnOnce(line: string): void {
  if (said.has(line) || !isDevelopment()) return
  said.add(line)
  console.warn(line)
}

/** Bundlers put a text where this expression stands, as for React; without one, there is no `process` in a browser. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}
