import type { LoadErrorType } from '@sightline/api-client'
import { loadCatalogues, type CatalogueName } from '../i18n/catalogues.ts'
import { reportLoadError } from './reportLoadError.ts'

/** The longest wait for the code of a page, in milliseconds. */
const pageTimeout = 120_000

/** Thrown when the code of a page failed to load. */
export class LoadError extends Error {
  override name = 'LoadError'
  readonly type: LoadErrorType
  /** The requested address, where the browser tells it. */
  readonly request: string

  constructor(type: LoadErrorType, request: string) {
    super(`Page code ${type}: ${request}`)
    this.type = type
    this.request = request
  }
}

/** The catalogues that code needs beside `messages`, by the functions that load it. */
const textsOf = new WeakMap<() => Promise<unknown>, readonly CatalogueName[]>()

/** Loads catalogues together with code. */
export function withTexts<Module>(
  load: () => Promise<Module>,
  ...parts: readonly CatalogueName[]
): () => Promise<Module> {
  textsOf.set(load, parts)
  return load
}

/** The modules that have been loaded, by the functions that load them. */
const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/** The code of a page if it has loaded; else undefined. */
export const loadedCode = <Module>(load: () => Promise<Module>): Module | undefined =>
  loaded.get(load) as Module | undefined

/** Loads the code of a page and its texts. @throws {LoadError} which was also reported */
export async function loadPage<Module>(load: () => Promise<Module>, timeout = pageTimeout): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadError('timeout', addressIn(String(load)))), timeout)
  })
  try {
    const [module] = await Promise.race([Promise.all([load(), loadCatalogues(textsOf.get(load) ?? [])]), late])
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

/**
 * The address in a browser’s message about a script or style sheet that failed to load, or in the source of the import.
 */
export function addressIn(text: string): string {
  return /https?:\/\/[^\s"'`)]+|\.{0,2}\/[^\s"'`)]+\.(?:js|css|tsx?)/.exec(text)?.[0] ?? 'unknown'
}
