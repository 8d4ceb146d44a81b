// The worker of a test, which sends one call without a page and posts its result.
import { createFetchClient } from './createFetchClient.ts'

const client = createFetchClient({ baseURL: location.origin })
postMessage(await client.instance.info())
