/** The requests that a story answers. */
interface Requests {
  events: { on: (event: 'request:start', listener: (sent: { request: Request }) => void) => unknown }
}

/** The parameters of the requests for the dashboard. */
export const questionsOf = ({ events }: Requests): URLSearchParams[] => {
  const questions: URLSearchParams[] = []
  events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/v1/stats/dashboard') questions.push(searchParams)
  })
  return questions
}

/** What is sent to be kept, from now on: the fields of each call by name. */
export function keptBy({ events }: Requests): string[] {
  const kept: string[] = []
  events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname !== '/v1/website/saveDashboardSetting') return
    void request
      .clone()
      .text()
      .then((body) => {
        const fields = new URLSearchParams(body)
        fields.sort()
        kept.push(String(fields))
      })
  })
  return kept
}
