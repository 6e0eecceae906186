import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { inRepository } from '../../.ci/paths.ts'
import { type SplitScript, splitByModule } from '../../.ci/splitByModule.ts'
import { openPage } from './inPage.ts'
import type { BenchSite } from './site.ts'

// `npm run bench -- --profile` prints what each module costs at a cold opening: of the code's own time, and without
// what it calls in other modules.

const runs = 8
const slowDown = 4
const shownMs = 0.3

interface CallFrame {
  functionName: string
  url: string
  lineNumber: number
  columnNumber: number
}
interface ProfileNode {
  id: number
  callFrame: CallFrame
  children?: number[]
  positionTicks?: { line: number; ticks: number }[]
}
interface Profile {
  nodes: ProfileNode[]
  startTime: number
  endTime: number
  samples?: number[]
}

interface Cost {
  evaluation: number
  rendering: number
}

/** Serves the element's scripts with one module per line. Returns the sources of the lines by URL. */
async function serveSplit(page: Page): Promise<ReadonlyMap<string, SplitScript>> {
  const scripts = new Map<string, SplitScript>()
  await page.route('**/wallet-modal/**/*.js', async (route) => {
    const url = route.request().url()
    const file = inRepository('dist/cdn', new URL(url).pathname.replace('/wallet-modal/', ''))
    const code = readFileSync(file, 'utf8')
    const split = splitByModule(code, JSON.parse(readFileSync(file.replace(/js$/, 'map'), 'utf8')))
    scripts.set(url, split)
    await route.fulfill({ body: split.code, contentType: 'text/javascript' })
  })
  return scripts
}

/** The package of a module, or its path in the repository. */
function nameOf(source: string): string {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  return name ?? source.replace(/^(?:\.\.\/)+/, '')
}

const isTopLevel = ({ functionName, url, lineNumber, columnNumber }: CallFrame) =>
  url !== '' && functionName === '' && lineNumber === 0 && columnNumber === 0

/** Adds the times of a profile to the costs of modules. */
function addProfile(
  costs: Map<string, Cost>,
  { nodes, samples = [], startTime, endTime }: Profile,
  scripts: ReadonlyMap<string, SplitScript>,
): void {
  const tickMs = (endTime - startTime) / 1000 / samples.length
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const add = (name: string, phase: keyof Cost, ticks: number) => {
    const cost = costs.get(name) ?? { evaluation: 0, rendering: 0 }
    cost[phase] += (ticks * tickMs) / runs
    costs.set(name, cost)
  }
  const visit = (node: ProfileNode, caller: string, phase: keyof Cost) => {
    const { callFrame, children = [], positionTicks = [] } = node
    const phaseHere = isTopLevel(callFrame) ? 'evaluation' : phase
    const lines = scripts.get(callFrame.url)?.sources
    const moduleAt = (line: number) => {
      const source = lines?.[line]
      return source && nameOf(source)
    }
    // Functions of the browser have no URL; their time counts as the caller's.
    const isOfBrowser = /^\((?!idle|root|anonymous)/.test(callFrame.functionName)
    const own = moduleAt(callFrame.lineNumber) ?? (isOfBrowser ? callFrame.functionName : caller)
    if (callFrame.functionName !== '(idle)') {
      for (const { line, ticks } of positionTicks) add(moduleAt(line - 1) ?? own, phaseHere, ticks)
    }
    for (const id of children) {
      const child = byId.get(id)
      if (child) visit(child, own, phaseHere)
    }
  }
  const [root] = nodes
  if (root) visit(root, 'the benchmark', 'rendering')
}

export async function profileOpening(browser: Browser, site: BenchSite): Promise<string> {
  const costs = new Map<string, Cost>()
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const scripts = await serveSplit(page)
    await openPage(page, site.withLogins)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await session.send('Profiler.enable')
    await session.send('Profiler.setSamplingInterval', { interval: 100 })
    await session.send('Profiler.start')
    await page.evaluate(() => window.bench.open(1))
    const { profile } = await session.send('Profiler.stop')
    addProfile(costs, profile, scripts)
    await context.close()
  }
  const total = ({ evaluation, rendering }: Cost) => evaluation + rendering
  const sorted = [...costs].sort(([, a], [, b]) => total(b) - total(a))
  const line = (name: string, { evaluation, rendering }: Cost) =>
    `${evaluation.toFixed(1).padStart(8)} ${rendering.toFixed(1).padStart(8)}  ${name}`
  const sum = (key: keyof Cost, all = sorted) => all.reduce((ms, [, cost]) => ms + cost[key], 0)
  const small = sorted.filter(([, cost]) => total(cost) < shownMs)
  return [
    `Cold opening with logins, ${slowDown}x CPU, mean of ${runs}, ms:`,
    'evaluate   render  module',
    ...sorted.filter((one) => !small.includes(one)).map((one) => line(...one)),
    line(`${small.length} other modules`, {
      evaluation: sum('evaluation', small),
      rendering: sum('rendering', small),
    }),
    line('all', { evaluation: sum('evaluation'), rendering: sum('rendering') }),
  ].join('\n')
}
