import { chromium } from '@playwright/test'
import { findChromium } from '../../.ci/findChromium.ts'
import type { Figure } from './figure.ts'
import { openPage } from './inPage.ts'
import { type BenchSite, benchArgs } from './site.ts'

/**
 * V8 stores compiled code on the heap, and compiles more code the more often it runs, so even a page without a leak
 * grows by a tenth. The compilers are off, so that only the page's own objects are measured.
 */
export const withoutCompiledCode = '--js-flags=--jitless --no-flush-bytecode'

/** Measures the memory that remains after repeated openings. */
export async function measureMemory(site: BenchSite): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...benchArgs, withoutCompiledCode],
  })
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await openPage(page, site.ours)

  const openAndClose = (times: number) =>
    page.evaluate(async (count) => {
      for (let time = 0; time < count; time++) {
        await window.bench.open(3)
        await window.bench.close()
      }
    }, times)
  const heapBytes = async () => {
    // Timers end and images are released within this second.
    await page.waitForTimeout(1000)
    for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }

  await openAndClose(20)
  const after20 = await heapBytes()
  await openAndClose(180)
  const after200 = await heapBytes()
  await browser.close()
  return [
    {
      name: 'heap after 200 openings / after 20',
      ours: after200 / after20,
      limits: { atMost: 1.02 },
      detail: `heap: ${after20} bytes after 20 openings, ${after200} after 200`,
    },
  ]
}
