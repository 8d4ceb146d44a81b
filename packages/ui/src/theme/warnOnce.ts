declare const process: { env: { NODE_ENV?: string } }

const said = new Set<string>()

/** Says in the console what a developer has to mend: once for each line, and never in production. */
export function warnOnce(line: string): void {
  // Bundlers put a text where this expression stands, as for React, and then leave all of it out of production. Without one, there is no
  // `process` in a browser.
  try {
    if (process.env.NODE_ENV !== 'production' && !said.has(line)) {
      said.add(line)
      console.warn(line)
    }
  } catch {}
}

/** Looks for what a developer has to mend, where looking has a price; never in production. */
export function inDevelopment(look: () => void): void {
  try {
    if (process.env.NODE_ENV !== 'production') look()
  } catch {}
}
