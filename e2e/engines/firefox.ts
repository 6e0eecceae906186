import puppeteer, { type ElementHandle, type Frame, type JSHandle } from 'puppeteer-core'
import type { Engine, Key, Tab } from './Engine.ts'
import { type ControlName, findControl } from './findControl.ts'
import { onPath } from './onPath.ts'

/** Starts Firefox over WebDriver BiDi; undefined if it is not installed. */
export async function startFirefox(): Promise<Engine | undefined> {
  const executablePath = onPath('firefox-esr', 'firefox')
  if (!executablePath) return undefined
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()

  async function find(frame: Frame, control: ControlName) {
    const handle = await frame.evaluateHandle(findControl, control)
    return (handle as JSHandle<HTMLElement | null>).asElement()
  }
  async function clickIn(frame: Frame, control: ControlName): Promise<void> {
    const element = await find(frame, control)
    if (!element) throw new Error(`There is no ${control.role} ${control.name}.`)
    await (element as ElementHandle<HTMLElement>).click()
  }

  const tab: Tab = {
    goto: async (url) => {
      await page.goto(url)
    },
    evaluate: (work, argument) => page.evaluate(work as never, argument as never),
    has: async (control) => (await find(page.mainFrame(), control)) !== null,
    click: (control) => clickIn(page.mainFrame(), control),
    clickInFrame: async (frame, control) => {
      const inside = await (await find(page.mainFrame(), frame))?.contentFrame()
      if (!inside) throw new Error(`There is no frame ${frame.name}.`)
      await clickIn(inside, control)
    },
    press: (key) => pressIn(key, page.keyboard),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
  }
  await tab.resize(1280, 800)
  return { version: await browser.version(), tab, close: () => browser.close() }
}

type Keyboard = Awaited<
  ReturnType<Awaited<ReturnType<typeof puppeteer.launch>>['newPage']>
>['keyboard']

async function pressIn(key: Key, keyboard: Keyboard): Promise<void> {
  if (key !== 'Shift+Tab') return await keyboard.press(key === 'Space' ? ' ' : key)
  await keyboard.down('Shift')
  await keyboard.press('Tab')
  await keyboard.up('Shift')
}
