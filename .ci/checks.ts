import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { renderReference } from '../elements/manifest/renderReference.ts'
import { auditBundle } from './advisories.ts'
import { measureBudgets } from './budgets.ts'
import { Bundle } from './bundle.ts'
import { countLoadPaths } from './countLoadPaths.ts'
import { ensureBuilt } from './ensureBuilt.ts'
import { findForbidden } from './forbidden.ts'
import { findWrongHashes } from './integrity.ts'
import { findStrayKinds } from './kindNames.ts'
import { listLicences } from './licences.ts'
import { findUnlocked } from './lockfiles.ts'
import { inRepository } from './paths.ts'
import { findRemovedTests } from './removedTests.ts'
import { findUnlistedVersions } from './severalVersions.ts'
import { findUnlistedSpecs } from './specList.ts'
import { type Outcome, program, runSteps, type Step, type Tally, task } from './steps.ts'
import { findUnnamedExports } from './unnamedExports.ts'

function outcome(isOk: boolean, lines: string[]): Outcome {
  return { isOk, output: lines.join('\n') }
}

/** A step that passes if it finds nothing. */
function search(name: string, find: () => string[] | Promise<string[]>): Step {
  return task(name, async () => {
    const found = await find()
    return outcome(found.length === 0, found)
  })
}

async function build(): Promise<Outcome> {
  await ensureBuilt()
  return outcome(true, [])
}

function licences(): Outcome {
  const faultsOf = ({ isAllowed, hasNotice, isListed }: ReturnType<typeof listLicences>[number]) =>
    [
      isAllowed ? [] : '<- not allowed',
      hasNotice ? [] : '<- no notice',
      isListed ? [] : '<- not in the SBOM',
    ].flat()
  const all = listLicences()
  return outcome(
    all.every((one) => faultsOf(one).length === 0),
    all.map((one) => [one.name, one.version, one.licence, ...faultsOf(one)].join(' ')),
  )
}

async function advisories(): Promise<Outcome> {
  const { found, note } = await auditBundle()
  return outcome(found.length === 0, note ? [...found, note] : found)
}

function size(): Outcome {
  const budgets = measureBudgets(new Bundle())
  const isKept = ({ measured, limit }: (typeof budgets)[number]) => measured <= limit
  const lines = budgets.map(
    (budget) => `${JSON.stringify(budget)}${isKept(budget) ? '' : ' <- too much'}`,
  )
  return outcome(budgets.every(isKept), lines)
}

function contents(): Outcome {
  const found = findForbidden(new Bundle())
  const lines = found.map(({ file, what, excerpt }) => `${file}: ${what} in …${excerpt}…`)
  return outcome(found.length === 0, lines)
}

function reference(): Outcome {
  const root = resolve(import.meta.dirname, '..')
  const old = Object.entries(renderReference()).filter(
    ([path, text]) => readFileSync(join(root, path), 'utf8') !== text,
  )
  return outcome(
    old.length === 0,
    old.map(([path]) => `${path}: its tables are not what the code says: npm run readme`),
  )
}

/** The same source must build the same bytes on any machine, so that a published build can be verified. */
async function rebuildElsewhere(): Promise<Outcome> {
  const elsewhere = 'LC_ALL=cs_CZ.UTF-8 TZ=Asia/Kolkata'
  const { isOk, output } = await program('', `${elsewhere} tsx .ci/rebuild.ts`).run()
  return outcome(isOk && output.trim() === '', output.trim().split('\n'))
}

const tarball = '.cache/*.tgz'
const published = '.cache/published'
/** Checks the packed package by tools that resolve files and types like the bundlers and compilers of apps. */
const packed = [
  `rm -rf ${published} ${tarball} && mkdir -p ${published}/elements`,
  `cp -r package.json README.md LICENSE CHANGELOG.md dist ${published}`,
  `cp -r elements/reference ${published}/elements`,
  // As `prepack` does, but the build of the checkout keeps its whole source maps.
  `tsx .ci/thinMaps.ts ${published}/dist`,
  `npm pack ./${published} --silent --ignore-scripts --pack-destination .cache`,
  `publint run ${tarball} --strict`,
  // The package has no CommonJS files, because Node's require() can load ES modules.
  `attw ${tarball} --format ascii --no-emoji --no-color --ignore-rules cjs-resolves-to-esm --exclude-entrypoints custom-elements.json restricted-time-zones.json`,
].join(' && ')

/** The packed package was 1,816,000 bytes before the texts of 21 languages, and 2,346,000 with them; 2,669,000 with
 * wallet-modal/server and the Mobile Wallet Adapter; 2,862,000 with the app of MetaMask; 2,915,000 with sessions of other libraries
 * and the pages of created apps; 2,928,000 with collectibles in Send; 2,939,000 with
 * the accessibility report. */
const packedLimit = 2_946_000

/** Runs after `packed`. Chunks of earlier builds in `dist` count too, until `rm -rf dist`. */
function packedSize(): Outcome {
  const files = readdirSync(inRepository('.cache')).filter((name) => name.endsWith('.tgz'))
  const bytes = files.map((name) => statSync(inRepository('.cache', name)).size)
  return outcome(bytes.length === 1 && bytes.every((size) => size <= packedLimit), [
    `${bytes.join()} bytes packed, ${packedLimit} allowed`,
  ])
}

/**
 * Limit of `countLoadPaths`. CPU time of `next build`: 13 s without the modal, 66 s with 8,660 paths, over 300 s with
 * 89,000.
 */
const loadPathsLimit = 3_280

function loadPaths(): Outcome {
  const count = countLoadPaths(new Bundle(), 'wallet-modal.js')
  return outcome(count <= loadPathsLimit, [`${count} paths, ${loadPathsLimit} allowed`])
}

/** A debugger takes the map that a file names, so files that share a map show wrong sources. */
function sourceMaps(): Outcome {
  const bundle = new Bundle()
  // Texts, shards of the registry and the table of loaders have no maps (elements/bundle/manifest.mjs).
  const files = [...bundle.chunks.keys()].filter(
    (file) => !/^(?:text|registry|loaders)-/.test(basename(file)),
  )
  const wrong = files.filter((file) => {
    const [, name = ''] = /sourceMappingURL=(.+)/.exec(bundle.text(file)) ?? []
    const map: unknown = JSON.parse(bundle.text(join(dirname(file), name)))
    return basename(file) !== (map as { file?: string }).file
  })
  return outcome(
    wrong.length === 0,
    wrong.map((file) => `${file}: its source map is of another file`),
  )
}

/** All checks that do not run the product. */
export function runChecks(): Promise<Tally> {
  return runSteps([
    [
      program('format', 'biome format --max-diagnostics=50 .'),
      program(
        'lint',
        'biome check --formatter-enabled=false --error-on-warnings --max-diagnostics=50 .',
      ),
      program(
        'import cycles and layers',
        'depcruise --config .ci/dependency-cruiser.cjs src elements demo e2e .ci',
      ),
      program('unused code and dependencies', 'knip --config .ci/knip.json --no-progress'),
      program('types', 'tsc --noEmit'),
    ],
    [
      search('exports that nothing names', findUnnamedExports),
      search('names of connector kinds outside of their definitions', findStrayKinds),
      search('tests that commits delete', findRemovedTests),
      search('specs and their list', findUnlistedSpecs),
      search('lockfiles for every system', findUnlocked),
      task('tables of the reference', reference),
      task('build', build),
      task('licences of what is shipped', licences),
      task('advisories of what is shipped', advisories),
      search('several versions of a package', findUnlistedVersions),
      task('size', size),
      task('paths to lazy chunks', loadPaths),
      task('contents of the bundle', contents),
      task('source maps', sourceMaps),
      search('hashes of integrity.json', () =>
        findWrongHashes(inRepository('dist/cdn'), new Bundle().chunks.keys()),
      ),
      program('files and types as apps find them', packed),
      task('size of the package', packedSize),
      task('the same bytes elsewhere', rebuildElsewhere),
    ],
  ])
}
