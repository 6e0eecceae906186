import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { compareReleases } from './compareReleases.ts'
import { inRepository } from './paths.ts'

const { name, version } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8')) as {
  name: string
  version: string
}
const work = mkdtempSync(join(tmpdir(), 'verify-release-test-'))
afterAll(() => rmSync(work, { recursive: true }))

const own = {
  'package/package.json': JSON.stringify({ name, version }),
  'package/dist/cdn/wallet-modal.js': 'connect()',
}

/** Packs files into a tarball, with links if `links` has their targets. */
function tarball(files: Record<string, string>, links: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(work, 'files-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(folder, path))
  const file = `${folder}.tgz`
  execFileSync('tar', ['-czf', file, '-C', folder, '.'])
  return file
}

const good = tarball(own)
const tampered = tarball({ ...own, 'package/dist/cdn/wallet-modal.js': 'steal()' })

it.each([
  ['the same files', good, []],
  ['another file', tampered, ['dist/cdn/wallet-modal.js differs']],
  [
    'a file outside of `package`, which npm installs, too',
    tarball({ ...own, 'other/dist/cdn/steal.js': 'steal()' }),
    ['other/dist/cdn/steal.js is published only'],
  ],
  ['a link', tarball(own, { 'package/steal.js': '/etc/passwd' }), ['steal.js is published only']],
  [
    'an install script',
    tarball({
      ...own,
      'package/package.json': JSON.stringify({ name, version, scripts: { install: 'x' } }),
    }),
    ['package.json differs'],
  ],
])('a tarball with %s is compared with the one that was built', (_, published, lines) => {
  expect(compareReleases(published, good)).toEqual(lines)
})

/** Serves one release as a registry does, and runs the script on it. */
async function verify(published: string, manifest: object = {}) {
  const bytes = readFileSync(published)
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) return response.end(bytes)
    const { port } = server.address() as AddressInfo
    const dist = {
      tarball: `http://127.0.0.1:${port}/${name}/-/${name}-${version}.tgz`,
      integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
    }
    const release = { name, version, dist, ...manifest }
    const body = { name, 'dist-tags': { latest: version }, versions: { [version]: release } }
    response.setHeader('content-type', 'application/json')
    return response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: mkdtempSync(join(work, 'cache-')),
  }
  const script = inRepository('.ci/verifyRelease.ts')
  const result = await new Promise<{ code: unknown; text: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', script, version, good],
      { env },
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, text: stdout + stderr }),
    )
  })
  server.close()
  return result
}

it('the release of a registry passes if its tarball and its manifest are those of the checkout', async () => {
  expect(await verify(good)).toEqual({ code: 0, text: expect.stringMatching(/^All files of/) })
})

it('the release of a registry fails if a file differs, or the manifest brings a package', async () => {
  const dependencies = { 'left-pad': '1.0.0' }
  expect(await verify(tampered, { dependencies, scripts: { postinstall: 'x' } })).toEqual({
    code: 1,
    text: [
      'dist/cdn/wallet-modal.js differs',
      "scripts differs in the registry's manifest",
      "dependencies differs in the registry's manifest",
      '3 differences.\n',
    ].join('\n'),
  })
})
