import type { FetchProvider } from '../outbound/fetch-provider.ts'
import { atProvider } from './oauth-client.ts'
import type { ProviderConfig } from './provider-config.ts'
import { ProviderError, type Grant } from './provider.ts'
import { readJson, textField } from './provider-json.ts'
import type { Resource } from './resources.ts'

/** What a token must let one do, in Cloudflare's words. */
export const CLOUDFLARE_SCOPES = ['pages:read'] as const

/** Its API answers ten projects a page. */
const PAGE = 10
const MAX_PAGES = 50

/** Cloudflare for accounts: each person pastes a token that they have made there. */
export interface Cloudflare {
  /** Whose token it is. @throws {ProviderError} token_invalid where it does not work or shows no account */
  connect(token: string): Promise<Grant>
  /** The Pages projects of the account; at most five hundred. @throws {ProviderError} */
  listProjects(token: string, accountId: string): Promise<Resource[]>
}

export function createCloudflare({ apiUrl }: ProviderConfig['cloudflare'], fetchProvider: FetchProvider): Cloudflare {
  async function api(path: string, token: string): Promise<Record<string, unknown>> {
    const options = { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } }
    const answer = await readJson(fetchProvider, `${apiUrl}${path}`, options)
    if (answer['success'] !== true) throw new ProviderError('token_invalid')
    return answer
  }

  return {
    connect: (token) =>
      atProvider(async () => {
        const { result } = await api('/accounts?per_page=5', token)
        const [account] = listOf(result)
        if (account === undefined) throw new ProviderError('token_invalid', 'no account')
        const subject = textField(account, 'id')
        // The permission to read projects shows when they are read.
        await projectsOf(subject, token, 1)
        return {
          subject,
          label: textField(account, 'name'),
          scopes: CLOUDFLARE_SCOPES,
          accessToken: token,
          expiresAt: null,
          refreshToken: null,
        }
      }).catch((error: ProviderError) => {
        const isRefused = ['connection_reconnect', 'authorization_failed'].includes(error.key)
        throw isRefused ? new ProviderError('token_invalid', error.message) : error
      }),

    listProjects: (token, accountId) =>
      atProvider(async () => {
        const found: Resource[] = []
        for (let page = 1; page <= MAX_PAGES; page += 1) {
          const projects = await projectsOf(accountId, token, page)
          found.push(...projects.map(projectOf))
          if (projects.length < PAGE) break
        }
        return found
      }),
  }

  async function projectsOf(accountId: string, token: string, page: number) {
    const path = `/accounts/${encodeURIComponent(accountId)}/pages/projects?page=${page}&per_page=${PAGE}`
    return listOf((await api(path, token))['result'])
  }
}

function listOf(result: unknown): Record<string, unknown>[] {
  if (!Array.isArray(result)) throw new ProviderError('authorization_failed', 'no list')
  return result
}

/** A project is known by a domain of its own, if it has one, rather than by that of Cloudflare. */
function projectOf(project: Record<string, unknown>): Resource {
  const subdomain = textField(project, 'subdomain')
  const domains = Array.isArray(project['domains']) ? project['domains'].filter((one) => typeof one === 'string') : []
  const domain = domains.find((one) => one !== subdomain) ?? subdomain
  return { id: textField(project, 'id'), name: textField(project, 'name'), url: `https://${domain}` }
}
