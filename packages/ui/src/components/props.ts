import type { CSSProperties, ReactNode } from 'react'

/** The props that every component takes for its root, beside `ref` and `data-*`. */
export interface RootProps {
  /** Class name of the root, in addition to its own. */
  className?: string | undefined
  /** Style of the root, which overrides its own. */
  style?: CSSProperties | undefined
}

/**
 * React Aria's props as the kit accepts them: optional ones may be undefined, `className` and `style` are plain values.
 */
export type FromAria<Props> = RootProps & {
  [Name in keyof Props]: object extends Pick<Props, Name> ? Props[Name] | undefined : Props[Name]
}

/** `Omit` that only accepts existing names, so that renaming a prop is not missed. */
export type StrictOmit<Props, Name extends keyof Props> = Omit<Props, Name>

type Given<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> }

/** Removes undefined props, which React Aria does not accept. */
export const withoutUndefined = <Props extends object>(props: Props): Given<Props> =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<Props>

/** The loading states of data from elsewhere. */
export type LoadingState = 'idle' | 'loading' | 'loadingMore' | 'filtering' | 'error'

/** Whether data are loading. */
export const isOnItsWay = (state: LoadingState): boolean => state !== 'idle' && state !== 'error'

/** Whether data are available: false during the first load and after it failed. */
export const hasData = (state: LoadingState): boolean => state !== 'loading' && state !== 'error'

/** The loading props of a component that shows data from elsewhere. */
export interface LoadingProps {
  /**
   * The loading state: `loading` before the first data have arrived, `filtering` while others replace them.
   * @default 'idle'
   */
  loadingState?: LoadingState | undefined
  /** The reason why they failed to load; shown while `loadingState` is `error`. */
  errorMessage?: ReactNode | undefined
  /** Retries after an error; without it no button is shown. */
  onRetry?: (() => void) | undefined
}
