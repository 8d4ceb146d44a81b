import type { CSSProperties, ReactNode } from 'react'

/** The props that every component takes for its root, beside `ref` and `data-*`. */
export interface RootProps {
  /** Class of the root, beside its own. */
  className?: string | undefined
  /** Style of the root, over its own. */
  style?: CSSProperties | undefined
}

/** React Aria's props as the kit takes them: what is optional may be undefined, and class and style are plain. */
export type FromAria<Props> = RootProps & {
  [Name in keyof Props]: object extends Pick<Props, Name> ? Props[Name] | undefined : Props[Name]
}

/** Props without some of them. Unlike `Omit` it knows only names that are there, so that none is left behind by a new name. */
export type StrictOmit<Props, Name extends keyof Props> = Omit<Props, Name>

type Given<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> }

/** Only what was given, for React Aria, whose optional props may not be undefined. */
export const withoutUndefined = <Props extends object>(props: Props): Given<Props> =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<Props>

/** The loading states of data from elsewhere. */
export type LoadingState = 'idle' | 'loading' | 'loadingMore' | 'filtering' | 'error'

/** Whether something is on its way. */
export const isOnItsWay = (state: LoadingState): boolean => state !== 'idle' && state !== 'error'

/** Whether there is something to show: neither the first data are awaited nor have they failed to come. */
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
  /** Asks for them again, after an error; an error without it has no button. */
  onRetry?: (() => void) | undefined
}
