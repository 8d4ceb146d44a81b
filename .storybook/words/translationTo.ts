import {
  cloneElement,
  createElement,
  isValidElement,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import * as charts from '../../packages/ui/src/charts/index.ts'
import * as form from '../../packages/ui/src/components/inputs/Form/index.ts'
import * as kit from '../../packages/ui/src/index.ts'
import { State } from '../../packages/ui/src/docs/StateGrid.tsx'
import { stateNameIn, wordsIn } from './words.ts'

type Drawing = (props: object) => ReactNode

/** What draws the kit’s own parts, whose texts the provider translates. */
const ofKit = new Set<unknown>([kit, charts, form].flatMap((module) => Object.values(module)))

/** Puts the texts of whatever a story draws, or is given, into a language. */
export function translationTo(locale: string): (value: unknown) => unknown {
  const examples = new Map<Drawing, ComponentType<object>>()
  const translatedData = new WeakMap<object, object>()

  /** An example that a story draws, with what stands in it. */
  function exampleOf(draw: Drawing): ComponentType<object> {
    const known = examples.get(draw)
    if (known !== undefined) return known
    const Example = (props: object) => translated(draw(props)) as ReactNode
    examples.set(draw, Example)
    return Example
  }

  function elementOf(element: ReactElement<{ children?: ReactNode; name?: unknown }>): ReactElement {
    const { type, key } = element
    const { children, ...props } = translated(element.props) as { children?: ReactNode }
    if (type === State) Object.assign(props, { name: stateNameIn(locale, String(element.props.name)) })
    // Written one after the other, children need no keys.
    const inside = Array.isArray(children) ? (children as ReactNode[]) : children === undefined ? [] : [children]
    if (!isExample(type)) return cloneElement(element, props, ...inside)
    return createElement(exampleOf(type), { ...props, ...(key !== null && { key }) }, ...inside)
  }

  function translated(value: unknown): unknown {
    if (typeof value === 'string') return wordsIn(locale, value)
    if (isValidElement<{ children?: ReactNode }>(value)) return elementOf(value)
    return Array.isArray(value) || isPlain(value) ? dataOf(value) : value
  }

  /** Data that are the same stay the same, and may hold themselves. */
  function dataOf(data: object): object {
    const known = translatedData.get(data)
    if (known !== undefined) return known
    const own: Record<string, unknown> | unknown[] = Array.isArray(data) ? [] : {}
    translatedData.set(data, own)
    for (const [name, one] of Object.entries(data))
      Object.assign(own, { [name]: isForCode.test(name) ? one : translated(one) })
    return own
  }

  return translated
}

const isExample = (type: unknown): type is Drawing =>
  typeof type === 'function' &&
  !ofKit.has(type) &&
  !(type.prototype as { isReactComponent?: object } | undefined)?.isReactComponent

/** What is compared, linked to or filled, and is not read. */
const isForCode = /^(id|key|href|className|style|ref|\w+Ref|data-.*)$/

/** Objects of data. A component may be an object, and so may what a hook keeps: neither may be another one. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !Object.keys(value).some((name) => name.startsWith('_') || name.startsWith('$$'))
