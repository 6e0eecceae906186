import type { Browser } from '@playwright/test'
import { openedView } from '../../.ci/budgets.ts'
import { Bundle } from '../../.ci/bundle.ts'
import type { Figure } from './figure.ts'
import { openPage } from './inPage.ts'
import type { BenchSite } from './site.ts'

/** Compares the files that a browser fetches to open Connect with those that `npm run size` counts. */
export async function measureScripts(browser: Browser, site: BenchSite): Promise<Figure[]> {
  const page = await browser.newPage()
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const [, file] = /\/wallet-modal\/(.+\.js)$/.exec(request.url()) ?? []
    if (file) fetched.add(file)
  })
  await openPage(page, site.ours)
  await page.evaluate(() => window.bench.open(3))
  await page.waitForTimeout(1500)
  await page.close()
  const bundle = new Bundle()
  const counted = bundle.closure(bundle.filesNamed(openedView))
  const uncounted = [...fetched].filter((file) => !counted.has(file))
  return [
    {
      name: 'files of the opened view that `npm run size` leaves out',
      ours: uncounted.length,
      limits: { atMost: 0 },
      detail: `not counted: ${uncounted.join(' ')}`,
    },
  ]
}
