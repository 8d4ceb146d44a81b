// Of a test: a worker without a page that makes one call and tells what came of it.
import { createFetchClient } from './createFetchClient.ts'

const client = createFetchClient({ baseURL: location.origin })
postMessage(await client.instance.info())
