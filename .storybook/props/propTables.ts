import path from 'node:path'
import type { Plugin } from 'vite'
import { readProps, type PropTables } from './readProps.ts'

/**
 * Writes what the compiler knows of a component’s props to the component, where Storybook looks for it. The compiler is
 * asked once: a prop that is new shows after the next start.
 */
export function propTables(root: string): Plugin {
  let tables: PropTables | undefined
  return {
    name: 'prop-tables',
    transform: {
      filter: { id: /packages\/ui\/src\/.*\.tsx$/ },
      handler(code, id) {
        const file = path.relative(root, id).replaceAll('\\', '/')
        if (/\.(stories|test)\.tsx$/.test(file)) return null
        tables ??= readProps(root)
        const added = [...tables].flatMap(([place, props]) => {
          const [of, name] = place.split('#')
          return of === file ? [`${name}.__docgenInfo = ${JSON.stringify({ displayName: name, props })};`] : []
        })
        return added.length === 0 ? null : { code: `${code}\n${added.join('\n')}`, map: null }
      },
    },
  }
}
