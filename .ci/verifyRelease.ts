import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { compareFolders } from './compareFolders.ts'
import { inRepository } from './paths.ts'

// `npm run verify-release <version>` builds and packs this checkout, and compares the files with those of the package
// that npm has. In place of a version, the path of a tarball. Check out the release's tag before.
const [, , wanted = ''] = process.argv
const { version } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8')) as {
  version: string
}
const isTarball = wanted.endsWith('.tgz')
if (!isTarball && wanted !== version)
  throw new Error(`this checkout is ${version}: git checkout v${wanted || '<version>'}`)

const work = mkdtempSync(join(tmpdir(), 'verify-release-'))
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: inRepository(), stdio: ['ignore', 'ignore', 'inherit'] })

function unpack(tarball: string, name: string): string {
  const folder = join(work, name)
  execFileSync('mkdir', ['-p', folder])
  run('tar', '-xzf', tarball, '-C', folder)
  return join(folder, 'package')
}

/** Packs into a folder of its own, and returns the tarball. */
function pack(name: string, ...args: string[]): string {
  const folder = join(work, name)
  execFileSync('mkdir', ['-p', folder])
  run('npm', 'pack', '--silent', ...args, '--pack-destination', folder)
  const [file = ''] = readdirSync(folder)
  return join(folder, file)
}

const published = isTarball ? resolve(wanted) : pack('published', `wallet-modal@${wanted}`)
if (!existsSync(published)) throw new Error(`${published} is not there`)
const own = pack('own')
const differences = compareFolders(unpack(published, 'a'), unpack(own, 'b'))
for (const line of differences) console.log(line)
console.log(
  differences.length === 0
    ? `All files of ${statSync(published).size} bytes are those that this checkout builds.`
    : `${differences.length} files differ.`,
)
rmSync(work, { recursive: true })
if (differences.length > 0) process.exitCode = 1
