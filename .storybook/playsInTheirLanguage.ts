import { initialGlobals } from './toolbar.ts'

interface Context {
  globals: Record<string, unknown>
  /** Those of the story itself. */
  storyGlobals: Record<string, unknown>
}

type Play = (context: Context) => Promise<void> | void

interface Annotations {
  play?: Play
}

interface Story {
  extend: (own: Annotations) => Story
}

interface Meta {
  story: (own?: Annotations) => Story
}

/** A play looks for texts of one language: where somebody looks at its story in another one, it does not run. */
export function playsInTheirLanguage(preview: object): void {
  const { meta: metaOf } = preview as unknown as { meta: (own: Annotations) => Meta }
  Object.assign(preview, {
    meta: (own: Annotations) => {
      const meta = metaOf.call(preview, inItsLanguage(own))
      const storyOf = meta.story
      return Object.assign(meta, { story: (story?: Annotations) => extended(storyOf.call(meta, inItsLanguage(story))) })
    },
  })
}

function extended(story: Story): Story {
  const { extend } = story
  return Object.assign(story, { extend: (own: Annotations) => extended(extend.call(story, inItsLanguage(own))) })
}

function inItsLanguage<Own>(own: Own): Own {
  const play = (own as Annotations | undefined)?.play
  if (play === undefined) return own
  return { ...own, play: (context: Context) => (isInItsLanguage(context) ? play(context) : undefined) }
}

const isInItsLanguage = ({ globals, storyGlobals }: Context): boolean =>
  globals['locale'] === (storyGlobals['locale'] ?? initialGlobals.locale)
