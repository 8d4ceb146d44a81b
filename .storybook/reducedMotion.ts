const preference = 'prefers-reduced-motion: reduce'

/**
 * Lets the page look as on a device that asks for reduced motion, which a page cannot tell its browser: rules for that
 * hold always, and whoever asks `matchMedia` is told so.
 * @returns takes it back
 */
export function reduceMotion(): () => void {
  const { matchMedia } = globalThis
  const changed = new Map<MediaList, string>()
  const widen = () => {
    for (const rule of mediaRules())
      if (rule.conditionText.includes(preference)) {
        changed.set(rule.media, rule.media.mediaText)
        rule.media.mediaText = 'all'
      }
  }

  globalThis.matchMedia = (query) => {
    const list = matchMedia.call(globalThis, query)
    return query.includes(preference) ? new Proxy(list, { get: (target, name) => valueOf(target, name) }) : list
  }
  widen()
  // styled-components writes the rules of a component when it is first drawn.
  const observer = new MutationObserver(widen)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    globalThis.matchMedia = matchMedia
    for (const [media, text] of changed) media.mediaText = text
  }
}

function valueOf(list: MediaQueryList, name: string | symbol): unknown {
  if (name === 'matches') return true
  const value: unknown = Reflect.get(list, name, list)
  return typeof value === 'function' ? (value.bind(list) as unknown) : value
}

function mediaRules(): CSSMediaRule[] {
  return [...document.styleSheets].flatMap((sheet) => nested(rulesOf(sheet)))
}

/** A sheet from elsewhere does not show its rules. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

function nested(rules: CSSRule[]): CSSMediaRule[] {
  return rules.flatMap((rule) => {
    const within = 'cssRules' in rule ? nested([...(rule as CSSGroupingRule).cssRules]) : []
    return rule instanceof CSSMediaRule ? [rule, ...within] : within
  })
}
