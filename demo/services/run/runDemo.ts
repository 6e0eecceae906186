import { readFile } from 'node:fs/promises'
import { inRepository } from '../../../.ci/paths.ts'
import { findHostApp } from '../hosts/hostApps.ts'
import { startHost } from '../hosts/startHost.ts'
import type { Services } from '../index.ts'
import type { RunningServer } from '../shared/http.ts'
import { assertPortFree } from '../shared/listen.ts'
import { startParts } from '../shared/startParts.ts'
import { SignIn } from '../signIn/SignIn.ts'
import { plainPage, signInRoutes } from '../signIn/signInRoutes.ts'
import { escapeHtml } from '../sites/html.ts'
import type { SiteRoute } from '../sites/siteRoutes.ts'
import { type Pages, startStaticSite } from '../sites/staticSite.ts'
import { buildDemo, watchDemo } from './buildDemo.ts'
import type { Extra } from './extras.ts'
import { ports as defaultPorts, neededBy, type Ports } from './ports.ts'
import { runServices, type ServicesUrls, STRICT_CSP } from './runServices.ts'

export interface Demo {
  urls: ServicesUrls & { demo: string; host?: string }
  services: Services
  close(): Promise<void>
}

export interface DemoOptions {
  /** Ports that differ from the defaults; 0 for any free one. */
  ports?: Partial<Ports>
  /** Builds stale files before serving. */
  build: boolean
  /** Rebuilds on change while the demo runs. */
  watch?: boolean
  extras?: readonly Extra[] | undefined
  /** An app of `demo/hosts` to run beside the demo page. */
  host?: string | undefined
}

/** The whole demo: both sites and all services. */
export async function runDemo(options: DemoOptions): Promise<Demo> {
  const ports = { ...defaultPorts, ...options.ports }
  if (options.host !== undefined) {
    findHostApp(options.host)
    await assertPortFree(ports.host, 'the app')
  }
  for (const part of Object.keys(neededBy) as (keyof typeof neededBy)[]) {
    await assertPortFree(ports[part], neededBy[part])
  }
  if (options.build) await buildDemo()

  const demoPages: Pages = {}
  return startParts(async (keep) => {
    if (options.watch) keep({ close: await watchDemo() })
    const site: { origins: string[]; urls: Demo['urls'] | undefined } = {
      origins: [],
      urls: undefined,
    }
    const origins = () => site.origins
    const signIn = new SignIn({ origins, nodes: () => site.urls?.chains ?? {} })
    const form = (nonce: string) => fillPage('form.html', { ...site.urls, nonce })
    const routes = signInRoutes(signIn, { origins, form })
    const demo = keep(await startDemoSite(ports.demo, demoPages, routes))
    site.origins = [demo.url, demo.url.replace('localhost', '127.0.0.1')]
    const { extras } = options
    const { services, ...run } = keep(await runServices({ ports, parents: site.origins, extras }))
    const urls: Demo['urls'] = { ...run.urls, demo: demo.url }
    site.urls = urls
    if (options.host !== undefined) {
      const attributes = hostAttributes(urls)
      const app = keep(await startHost(options.host, { port: ports.host, attributes }))
      site.origins.push(app.url)
      urls.host = app.url
    }
    demoPages['/services.json'] = JSON.stringify(urls)
    // The file is read for each request, like the page's other files.
    demoPages['/index.html'] = () => fillPage('index.html', { ...urls })
    return { urls, services }
  })
}

/** Attributes of an app's element: the services, as on the demo page. */
function hostAttributes(urls: Demo['urls']): Record<string, string> {
  return {
    'project-id': '0123456789abcdef0123456789abcdef',
    'services-url': urls.walletServices,
    'blockchain-api-url': urls.blockchainApi,
    'analytics-url': urls.analytics,
    'relay-url': urls.relay,
    'frame-url': urls.frame,
  }
}

/** Fills a template. Attributes of the element name the services, as on a real page. */
async function fillPage(name: string, values: Record<string, unknown>): Promise<string> {
  const template = await readFile(inRepository(`demo/page/${name}`), 'utf8')
  return template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key] ?? ''))
}

/** `pages` is filled later, once all URLs are known. */
function startDemoSite(port: number, pages: Pages, routes: SiteRoute[]): Promise<RunningServer> {
  return startStaticSite({
    port,
    name: neededBy.demo,
    mounts: [
      { urlPrefix: '/wallet-modal/', dir: inRepository('dist/cdn') },
      { urlPrefix: '/', dir: inRepository('demo/dist/page') },
      { urlPrefix: '/', dir: inRepository('demo/page') },
    ],
    headers: { 'Content-Security-Policy': STRICT_CSP },
    pages,
    aliases: { '/gallery': '/gallery.html', '/stage': '/stage.html' },
    routes,
    refusalPage: (text) => plainPage('That did not work', `<p>${escapeHtml(text)}</p>`),
  })
}
