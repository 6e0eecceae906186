import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/**
 * A Chromium without windows, which cannot run extensions. A new page takes a quarter of the CPU time that it takes
 * with a window.
 */
const shell = 'chromium-headless-shell'

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

function installOnDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.error('No Chromium here: installing the package of the system …')
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', shell], options)
}

/**
 * Finds a Chromium for tests, in this order: CHROMIUM_PATH, the system's headless shell or browser, Playwright's own
 * download, Debian's packages. The latter are installed if permitted.
 */
export function findChromium({ extensions = false } = {}): string {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (isProgram(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, which is not a program.`)
  }
  const wanted = extensions ? browsers : [shell, ...browsers]
  const own = chromium.executablePath()
  const found = onPath(wanted) ?? (isProgram(own) ? own : undefined)
  if (found) return found
  installOnDebian()
  const installed = onPath(wanted)
  if (installed) return installed
  throw new Error(
    'No Chromium was found. Install one (npx playwright install chromium, or the package of your system) or set CHROMIUM_PATH.',
  )
}

/** The browser's own pages are turned off, because rendering them takes a third of the time of each test. */
const ownPages = ['InitialWebUI', 'PreloadTopChromeWebUI', 'WebUIOmniboxPopup', 'WebUIReloadButton']

/** Flags for machines without sandbox or GPU, and for tests that call services on localhost. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  `--disable-features=${['LocalNetworkAccessChecks', ...ownPages].join()}`,
]
