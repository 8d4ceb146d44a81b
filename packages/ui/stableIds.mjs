import { createHash } from 'node:crypto'
import path from 'node:path'
import { parseSync } from 'vite'

/**
 * Names each styled component by its place in the sources. styled-components counts them otherwise, in the order in which
 * modules run: a server that loads all of the kit, and a bundle that has a part of it, would write other classes.
 */
export function stableIds(root) {
  return {
    name: 'stable-ids',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /styled-components/ },
      handler(code, id) {
        const [file] = id.split('?')
        const place = path.relative(root, file).replaceAll('\\', '/')
        const ends = styledIn(parseSync(file, code).program).toSorted((one, other) => other - one)
        let named = code
        for (const [index, end] of ends.entries())
          named = `${named.slice(0, end)}.withConfig({ componentId: '${nameOf(`${place} ${ends.length - index}`)}' })${named.slice(end)}`
        return named === code ? null : { code: named, map: null }
      },
    },
  }
}

const nameOf = (place) => `sl-${createHash('sha256').update(place).digest('hex').slice(0, 7)}`

/** Where each `styled.tag` and each `styled(Component)` ends. */
function styledIn(node) {
  if (typeof node !== 'object' || node === null) return []
  const base = node.type === 'MemberExpression' ? node.object : node.type === 'CallExpression' ? node.callee : undefined
  if (base?.type === 'Identifier' && base.name === 'styled')
    return [node.end, ...(node.arguments ?? []).flatMap(styledIn)]
  return Object.values(node).flatMap((child) => (Array.isArray(child) ? child.flatMap(styledIn) : styledIn(child)))
}
