import type { LoadErrorType } from '@sightline/api-client'
import { loadParts, type TextPart } from '../i18n/catalogues.ts'
import { reportLoadError } from './reportLoadError.ts'

/** Longest wait for the code of a page, in milliseconds. */
const pageTimeout = 120_000

/** The code of a page did not come. */
export class LoadError extends Error {
  override name = 'LoadError'
  readonly type: LoadErrorType
  /** Address that was requested, as far as the browser tells. */
  readonly request: string

  constructor(type: LoadErrorType, request: string) {
    super(`Page code ${type}: ${request}`)
    this.type = type
    this.request = request
  }
}

/** The texts that code needs beside those of every page, by what loads it. */
const textsOf = new WeakMap<() => Promise<unknown>, readonly TextPart[]>()

/** Has texts come together with code. */
export function withTexts<Module>(load: () => Promise<Module>, ...parts: readonly TextPart[]): () => Promise<Module> {
  textsOf.set(load, parts)
  return load
}

/** The modules that have been loaded, by the functions that load them. */
const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/** The code of a page that has been loaded already; undefined until then. */
export const loadedCode = <Module>(load: () => Promise<Module>): Module | undefined =>
  loaded.get(load) as Module | undefined

/** Loads the code of a page and its texts. @throws {LoadError} that was reported */
export async function loadPage<Module>(load: () => Promise<Module>, timeout = pageTimeout): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadError('timeout', addressIn(String(load)))), timeout)
  })
  try {
    const [module] = await Promise.race([Promise.all([load(), loadParts(textsOf.get(load) ?? [])]), late])
    loaded.set(load, module)
    return module
  } catch (error) {
    const failure = error instanceof LoadError ? error : new LoadError('missing', addressIn(String(error)))
    reportLoadError(failure)
    throw failure
  } finally {
    clearTimeout(timer)
  }
}

/** The address in what a browser says about a script or style sheet that it could not load, or in the code that loads it. */
export function addressIn(text: string): string {
  return /https?:\/\/[^\s"'`)]+|\.{0,2}\/[^\s"'`)]+\.(?:js|css|tsx?)/.exec(text)?.[0] ?? 'unknown'
}
