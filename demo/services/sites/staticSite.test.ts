import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../shared/http.ts'
import { startStaticSite } from './staticSite.ts'

let folder: string
let site: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-site-'))
  await mkdir(join(folder, 'site/chunks'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'site/index.html'), '<p>page</p>')
  await writeFile(join(folder, 'site/main.ts'), 'source')
  await writeFile(join(folder, 'site/main.js'), '1;'.repeat(1000))
  // The hash in a file name has 7 characters from rollup.config.mjs, and 8 from esbuild.
  await writeFile(join(folder, 'site/chunks/view-AbCd12_.js'), '2')
  await writeFile(join(folder, 'site/chunks/view-AbCd12_9.js'), '2')
  site = await startStaticSite({
    port: 0,
    name: 'the test',
    mounts: [
      { urlPrefix: '/lib/', dir: join(folder, 'site') },
      { urlPrefix: '/', dir: join(folder, 'nowhere') },
      { urlPrefix: '/', dir: join(folder, 'site') },
    ],
    headers: { 'Content-Security-Policy': "script-src 'self'" },
    pages: { '/bare.html': '<p>bare</p>' },
    aliases: { '/wc': '/index.html' },
  })
})

afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

/** Unlike fetch, sends the path unchanged and does not decompress the body. */
async function get(path: string, headers: Record<string, string> = {}) {
  const { port } = site
  return await new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const outgoing = request({ port, path, headers }, async (incoming) => {
        const chunks: Buffer[] = []
        for await (const chunk of incoming) chunks.push(chunk)
        const { statusCode = 0, headers } = incoming
        resolve({ status: statusCode, headers, body: Buffer.concat(chunks) })
      })
      outgoing.on('error', reject).end()
    },
  )
}

it('the static site serves files from folders and from memory, with the given headers', async () => {
  for (const [path, text] of [
    ['/', '<p>page</p>'],
    ['/wc?uri=wc%3Aabc', '<p>page</p>'],
    ['/bare.html', '<p>bare</p>'],
  ] as const) {
    const { headers, body } = await get(path)
    expect(body.toString()).toBe(text)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toBe("script-src 'self'")
  }
})

it('the static site compresses responses for clients that accept it', async () => {
  const plain = await get('/lib/main.js')
  expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const zipped = await get('/lib/main.js', { 'accept-encoding': 'br, gzip' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.body)).toEqual(plain.body)
  expect(zipped.body.length).toBeLessThan(100)
})

it('the static site marks only hashed chunks as immutable', async () => {
  for (const path of ['/chunks/view-AbCd12_.js', '/chunks/view-AbCd12_9.js'])
    expect((await get(path)).headers['cache-control']).toContain('immutable')
  expect((await get('/main.js')).headers['cache-control']).toBe('no-cache')
})

it.each(['/main.ts', '/../secret.txt', '/..%2fsecret.txt', '/%00.html', '/%zz', '/missing.html'])(
  'the static site responds with 404 to %s',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)
