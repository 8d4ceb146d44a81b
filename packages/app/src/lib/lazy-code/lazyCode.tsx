import { useEffect, useState, type ComponentType } from 'react'
import { loadedCode, loadPage } from './loadPage.ts'
import { PartBoundary } from './PartBoundary.tsx'

interface Page<Props> {
  default: ComponentType<Props>
}

/** The state of loading the code. */
interface Loading<Props> {
  page?: Page<Props> | undefined
  error?: unknown
}

/**
 * A component whose code loads when it is first drawn; code that was loaded before is drawn at once. React’s own `lazy`
 * and `use` would draw up to 300 ms late, and never retry after a failure.
 * @param load Imports a module whose default export is the component.
 * @param Waiting Drawn while the code loads; nothing by default.
 * @throws {LoadError} to the boundary around it
 * @see https://github.com/facebook/react/issues/31819
 */
export function lazyCode<Props extends object>(
  load: () => Promise<Page<Props>>,
  Waiting?: ComponentType,
): ComponentType<Props> {
  return function LazyCode(props: Props) {
    const [{ page, error }, setLoading] = useState<Loading<Props>>(() => ({ page: loadedCode(load) }))
    useEffect(() => {
      if (page !== undefined) return
      let isCurrent = true
      const take = (loading: Loading<Props>) => {
        if (isCurrent) setLoading(loading)
      }
      loadPage(load).then(
        (loaded) => take({ page: loaded }),
        (reason: unknown) => take({ error: reason }),
      )
      return () => {
        isCurrent = false
      }
    }, [page])
    if (error !== undefined) throw error
    if (page === undefined) return Waiting === undefined ? null : <Waiting />
    return <page.default {...props} />
  }
}

/** A `lazyCode` within a page: when its code fails to load, an error stands in its place, and loading is retried. */
export function lazyInPlace<Props extends object>(
  load: () => Promise<Page<Props>>,
  Waiting?: ComponentType,
): ComponentType<Props> {
  const Code = lazyCode(load, Waiting)
  return function LazyInPlace(props: Props) {
    return (
      <PartBoundary>
        <Code {...props} />
      </PartBoundary>
    )
  }
}
