import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface VisitedPage {
  address: string
  close: () => Promise<void>
}

/** Somebody's page, of another origin than the product's: other host name, other port. */
export async function servePage(head: string, host: string): Promise<VisitedPage> {
  const html = `<!doctype html><html lang="en"><head>${head}<title>Hello</title></head><body>Hello</body></html>`
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end()
    return response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://${host}:${port}/welcome?utm_source=letter`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
