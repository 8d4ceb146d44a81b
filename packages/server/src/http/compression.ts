import type { FastifyInstance, FastifyReply } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingFor, type Encoding } from './accepted-encoding.ts'

/** Below that an answer is one packet on the wire, however it is written. */
const minBytes = 1400

/**
 * The quality of Brotli that is fast enough for an answer: the best one takes a hundred times as long for a tenth less.
 */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, brotliOptions),
  gzip: (text: string) => promisify(gzip)(text),
} satisfies Record<Encoding, (text: string) => Promise<Buffer>>

/**
 * Compresses what is answered as a text. Streams go out as they are, and so do files: the build has compressed those of the app.
 * To learn a secret from lengths one must have a browser ask again and again in somebody’s name: calls need the bearer header.
 */
export function registerCompression(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || Buffer.byteLength(payload) < minBytes) return payload
    if (request.method === 'HEAD' || reply.hasHeader('Content-Encoding')) return payload
    addVary(reply)
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === undefined) return payload
    void reply.header('Content-Encoding', encoding).removeHeader('Content-Length')
    return compressors[encoding](payload)
  })
}

function addVary(reply: FastifyReply): void {
  const others = reply.getHeader('Vary')
  void reply.header('Vary', others === undefined ? 'Accept-Encoding' : `${String(others)}, Accept-Encoding`)
}
