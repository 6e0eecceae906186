import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installNode as installBitcoin } from '../demo/services/bitcoin/install.ts'
import { installHostLibraries } from '../demo/services/hosts/installHostApp.ts'
import { installNode as installPolkadot } from '../demo/services/polkadot/install.ts'
import { installExtension } from '../demo/wallets/polkadot/buildExtension.ts'
import { runChecks } from './checks.ts'
import { inRepository } from './paths.ts'
import { runQuickTests } from './quickTests.ts'
import { slowest } from './slowest.ts'
import { program, type Tally } from './steps.ts'
import type { EndToEndResult } from './summaryReporter.ts'
import { failedUnitTests, flakyUnitTests, spentByFile, type UnitReport } from './unitResult.ts'

// `npm test`: everything that continuous integration runs. The checks come first, because they fail fastest and build
// the files that end-to-end tests use. Unit tests run in parallel with the end-to-end tests. The tests in other engines
// come last, because no other process may use the demo's ports then. With `--quick` it runs what needs no build.
const folder = mkdtempSync(join(tmpdir(), 'wallet-modal-'))

/** A machine under load excuses some tests that pass only when tried again; more of them hide a race. */
const flakyLimit = 3

function say(title: string): void {
  console.log(`\n== ${title}`)
}

/** Reads the result file of a test runner; empty if it is missing. */
function read<Result extends object>(file: string): Partial<Result> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Result
  } catch {
    return {}
  }
}

/** A runner that fails without a failed test counts as one failed test. */
function tally(runner: string, isOk: boolean, passed = 0, failed: string[] = []): Tally {
  return { passed, failed: isOk || failed.length > 0 ? failed : [runner] }
}

/** Runs the unit tests on half of the cores, in parallel with the browsers; printed as one block. */
async function unitTests(): Promise<Tally & { flaky: string[] }> {
  const file = join(folder, 'unit.json')
  const reporters = `--reporter=default --reporter=json --outputFile.json=${file}`
  const { isOk, output } = await program(
    'unit tests',
    `vitest run --maxWorkers=50% ${reporters}`,
  ).run()
  say('unit tests')
  console.log(output.trim())
  const { numPassedTests, testResults = [] } = read<UnitReport>(file)
  console.log(['', 'The slowest files:', ...slowest(spentByFile(testResults))].join('\n'))
  say('end-to-end tests, continued')
  return {
    ...tally('unit tests', isOk, numPassedTests, failedUnitTests(testResults)),
    flaky: flakyUnitTests(testResults),
  }
}

/** Runs the specs; their output is printed while they run. */
function endToEndTests(script: 'test:e2e' | 'test:engines'): Promise<Tally & { flaky: string[] }> {
  const file = join(folder, `${script.replace(':', '-')}.json`)
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: inRepository(),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, WALLET_MODAL_RESULTS: file },
    })
    child.once('error', reject)
    child.once('close', (code) => {
      const { passed, failed, flaky = [] } = read<EndToEndResult>(file)
      resolve({ ...tally(script, code === 0, passed, failed), flaky })
    })
  })
}

/**
 * While the checks run, installs the packages that a fresh clone does not have. The specs wait for this, and report its
 * failure.
 */
async function installAhead(): Promise<void> {
  for (const install of [installBitcoin, installHostLibraries, installPolkadot, installExtension])
    await install().catch(() => {})
}

if (process.argv.includes('--quick')) {
  const { passed, failed } = await runQuickTests()
  console.log(`\n${passed} passed, ${failed.length} failed`)
  process.exit(failed.length > 0 ? 1 : 0)
}

void installAhead()
say('check')
const checks = await runChecks()
say('end-to-end tests, and unit tests beside them')
const [unit, endToEnd] = await Promise.all([unitTests(), endToEndTests('test:e2e')])
say('the main flows in Firefox and WebKit, where they are installed')
const engines = await endToEndTests('test:engines')
rmSync(folder, { recursive: true })

function list(title: string, names: string[]): void {
  if (names.length > 0) console.log(['', title, ...names.map((name) => `  ${name}`)].join('\n'))
}

const flaky = [...unit.flaky, ...endToEnd.flaky, ...engines.flaky]
list('Flaky, passed only when tried again:', flaky)
const all = [checks, unit, endToEnd, engines]
const failed = all.flatMap((one) => one.failed)
list('Failed:', failed)
const passed = all.reduce((total, one) => total + one.passed, 0)
console.log(`\n${passed} passed, ${failed.length} failed`)
if (flaky.length > flakyLimit)
  console.log(
    `FAILED: ${flaky.length} tests passed only when tried again, ${flakyLimit} are allowed`,
  )
if (failed.length > 0 || flaky.length > flakyLimit) process.exitCode = 1
