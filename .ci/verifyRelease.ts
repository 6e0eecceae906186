import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { compareReleases, type Manifest } from './compareReleases.ts'
import { inRepository } from './paths.ts'

// `npm run verify-release <version>` builds and packs this checkout, and compares the files with those of the package
// that npm has, and the registry's manifest with the package's. In place of a version, the path of a tarball. Check out the
// release's tag before. With a second path, that tarball stands for the checkout's, which is then not built.
const [, , wanted = '', built] = process.argv
const { name, version } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8')) as {
  name: string
  version: string
}
const isTarball = wanted.endsWith('.tgz')
if (!isTarball && wanted !== version)
  throw new Error(`this checkout is ${version}: git checkout v${wanted || '<version>'}`)

const work = mkdtempSync(join(tmpdir(), 'verify-release-'))
const npm = (...args: string[]) =>
  execFileSync('npm', args, {
    cwd: inRepository(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Packs into a folder of its own, and returns the tarball. */
function pack(...args: string[]): string {
  const folder = mkdtempSync(join(work, 'packed-'))
  npm('pack', '--silent', ...args, '--pack-destination', folder)
  const [file = ''] = readdirSync(folder)
  return join(folder, file)
}

const release = `${name}@${wanted}`
const published = isTarball ? resolve(wanted) : pack(release)
if (!existsSync(published)) throw new Error(`${published} is not there`)
const manifest = isTarball ? undefined : (JSON.parse(npm('view', release, '--json')) as Manifest)
const differences = compareReleases(published, built ? resolve(built) : pack(), manifest)
for (const line of differences) console.log(line)
console.log(
  differences.length === 0
    ? `All files of ${statSync(published).size} bytes are those that this checkout builds.`
    : `${differences.length} differences.`,
)
rmSync(work, { recursive: true })
if (differences.length > 0) process.exitCode = 1
