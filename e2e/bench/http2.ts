import { execFile } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface Http2Front {
  /** Origin, `https://localhost:1234`. */
  origin: string
  /** Argument of Chromium by which it trusts the certificate and so caches files. */
  browserArg: string
  close(): Promise<void>
}

/** A self-signed certificate by OpenSSL, since Node.js makes keys only. */
async function createCertificate(host: string): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'wallet-modal-certificate-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    await promisify(execFile)('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
      ...['-keyout', keyFile, '-out', certFile],
    ])
    return { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Serves a site of this machine over HTTP/2, as hosts of pages do. Browsers speak HTTP/2 only over TLS. */
export async function startHttp2(host: string, port: number): Promise<Http2Front> {
  const certificate = await createCertificate(host)
  const server = createSecureServer(certificate, ({ method, url, headers }, response) => {
    const own = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
    const options = { port, method, path: url, headers: Object.fromEntries(own) }
    const inner = request(options, (answer) => {
      const { connection, 'transfer-encoding': _, ...kept } = answer.headers
      response.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(response)
    })
    inner.on('error', () => response.writeHead(502).end())
    inner.end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const spki = new X509Certificate(certificate.cert).publicKey.export({
    type: 'spki',
    format: 'der',
  })
  const hash = createHash('sha256').update(spki).digest('base64')
  return {
    origin: `https://${host}:${(server.address() as AddressInfo).port}`,
    browserArg: `--ignore-certificate-errors-spki-list=${hash}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
