import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import {
  Builder,
  Capabilities,
  Key as Keys,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver'
import type { Engine, Key, Tab } from './Engine.ts'
import { type ControlName, findControl } from './findControl.ts'
import { onPath } from './onPath.ts'

const folders = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((system) =>
  ['4.1', '4.0', '6.0'].map((api) => `/usr/lib/${system}/webkit2gtk-${api}/MiniBrowser`),
)

const keys: Record<Key, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
  'Shift+Tab': Keys.chord(Keys.SHIFT, Keys.TAB),
}

/** Starts WebKit, the engine of Safari, in its test browser; undefined if it is not installed. */
export async function startWebKit(): Promise<Engine | undefined> {
  const program = onPath('WebKitWebDriver')
  const screen = onPath('Xvfb')
  const binary = folders.find(existsSync)
  if (!program || !screen || !binary) return undefined

  const { display, process: xvfb } = await startScreen(screen)
  const port = await freePort()
  const service = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  })
  await untilListening(port)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build()
  const found = await driver.getCapabilities()
  return {
    version: `WebKitGTK ${found.getBrowserVersion()}`,
    tab: await tabOf(driver),
    close: async () => {
      await driver.quit().catch(() => {})
      await stop(service)
      await stop(xvfb)
    },
  }
}

async function tabOf(driver: WebDriver): Promise<Tab> {
  async function run<A, T>(work: (argument: A) => T | Promise<T>, argument: A): Promise<T> {
    return (await driver.executeScript(`return (${work})(arguments[0])`, argument)) as T
  }
  /** Returns the element. The driver turns it into a WebElement. */
  const find = async (control: ControlName) =>
    (await run(findControl, control)) as unknown as WebElement | null
  async function findOrFail(control: ControlName): Promise<WebElement> {
    const element = await find(control)
    if (!element) throw new Error(`There is no ${control.role} ${control.name}.`)
    return element
  }
  const tab: Tab = {
    goto: (url) => driver.get(url),
    evaluate: run,
    has: async (control) => (await find(control)) !== null,
    click: async (control) => {
      const element = await findOrFail(control)
      if (control.role !== 'textbox') return await element.click()
      // The driver wrongly reports the text of a field in a shadow root as an element that covers it.
      await driver.actions().move({ origin: element }).click().perform()
    },
    clickInFrame: async (frame, control) => {
      await driver.switchTo().frame(await find(frame))
      try {
        // The driver clicks at wrong coordinates in a frame of another origin.
        await (await findOrFail(control)).sendKeys(Keys.ENTER)
      } finally {
        await driver.switchTo().defaultContent()
      }
    },
    press: async (key) => {
      const actions = driver.actions()
      if (key === 'Shift+Tab') {
        await actions.keyDown(Keys.SHIFT).sendKeys(Keys.TAB).keyUp(Keys.SHIFT).perform()
      } else await actions.sendKeys(keys[key]).perform()
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: async (width, height) => {
      // The window has a bar above the page.
      await driver.manage().window().setRect({ width, height })
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  }
  await tab.resize(1280, 800)
  return tab
}

/** Starts a virtual screen with an unused display number. */
async function startScreen(program: string) {
  const process = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const pipe = process.stdio[3]
  if (!pipe) throw new Error('Xvfb tells no number')
  const [text] = (await once(pipe, 'data')) as [Buffer]
  return { display: `:${text.toString().trim()}`, process }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('no port is free')
  return address.port
}

/** Waits until `/status` of a WebDriver server reports it as ready. */
async function untilListening(port: number): Promise<void> {
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 50))
}

async function stop(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return
  const ended = once(process, 'exit')
  process.kill()
  await ended
}
