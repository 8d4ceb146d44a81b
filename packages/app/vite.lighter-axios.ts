import type { Plugin } from 'vite'

/**
 * What stands for modules of axios that the client never comes to: it hands over finished addresses, and bodies that are a `FormData` or
 * `URLSearchParams`, cancels by a signal, and shows no progress. Axios’ way over `fetch` is left out as its way over Node’s `http` is
 * by itself: it takes XMLHttpRequest, which is in every browser.
 */
const unused: Readonly<Record<string, string>> = {
  'adapters/fetch': 'export const getFetch = () => null',
  'cancel/CancelToken': 'export default undefined',
  'core/assertParamsAcyclic': 'export default () => {}',
  'helpers/AxiosURLSearchParams': 'export default undefined',
  'helpers/HttpStatusCode': 'export default {}',
  'helpers/formDataToJSON': 'export default undefined',
  'helpers/progressEventReducer': 'export const progressEventReducer = undefined',
  'helpers/toFormData': 'export default undefined',
  'helpers/toURLEncodedForm': 'export default undefined',
}

const names = new RegExp(String.raw`/node_modules/axios/lib/(${Object.keys(unused).join('|')})\.js$`)

/** Leaves out of axios what nobody here uses. */
export const lighterAxios = (): Plugin => ({
  name: 'sightline:axios',
  apply: 'build',
  load: {
    filter: { id: names },
    handler: (id) => unused[names.exec(id)?.[1] ?? ''] ?? null,
  },
})
