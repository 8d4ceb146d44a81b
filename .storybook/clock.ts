import { storyTime } from '../packages/app/src/testing/storyTime.ts'

/**
 * Sets the clock of the page to the time of the stories, from where it goes on; timers run as ever.
 * @returns puts the real clock back
 */
export function setClock(): () => void {
  const RealDate = globalThis.Date
  const begun = performance.now()
  const now = () => RealDate.parse(storyTime) + Math.floor(performance.now() - begun)

  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: [], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  return () => {
    globalThis.Date = RealDate
  }
}
