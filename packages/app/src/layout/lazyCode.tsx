import { use, type ComponentType } from 'react'
import { loadPage } from './loadPage.ts'

/** What is to be done about each code that did not come, so that it is asked for anew. */
const failed = new Set<() => void>()

/** Has everything that did not come asked for once more when it is drawn next. */
export function forgetFailures(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * A component whose code loads when it is first drawn. Unlike React’s own `lazy` it can be had after a failure.
 * @throws {LoadError} to the boundary around it
 */
export function lazyCode<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let code: Promise<{ default: ComponentType<Props> }> | undefined
  const ask = () => {
    code = loadPage(load)
    code.catch(() => failed.add(() => (code = undefined)))
    return code
  }
  return function LazyCode(props: Props) {
    const { default: Loaded } = use(code ?? ask())
    return <Loaded {...props} />
  }
}
