import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inRepository } from './paths.ts'

/** Runs `.ci/install` with an npm that notes its arguments; `npm ci` ends as `body` says. Returns the noted lines. */
function runInstall(body: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'install-'))
  const noted = join(folder, 'noted')
  writeFileSync(noted, '')
  const npm = `#!/usr/bin/env bash\necho "$*" >> ${noted}\n[ "$1" = ci ] || exit 0\n${body}\n`
  writeFileSync(join(folder, 'npm'), npm)
  chmodSync(join(folder, 'npm'), 0o755)
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, INSTALL_SECONDS: '1', noted }
  execFileSync(inRepository('.ci/install'), { env, stdio: 'ignore' })
  return readFileSync(noted, 'utf8').trim().split('\n')
}

it('packages are installed without their install scripts, but for the allowed ones', () => {
  expect(runInstall('exit 0')).toEqual([
    'ci --ignore-scripts --no-audit --no-fund',
    'rebuild esbuild',
  ])
})

it('an installation that hangs is given up, and tried again with fewer connections', () => {
  const hangsOnce = '[ "$(grep -c ^ci "$noted")" = 1 ] && exec tail -f /dev/null\nexit 0'
  expect(runInstall(hangsOnce)).toEqual([
    'ci --ignore-scripts --no-audit --no-fund',
    'ci --ignore-scripts --no-audit --no-fund --prefer-offline --maxsockets=8',
    'rebuild esbuild',
  ])
})
