import { ports } from '../demo/services/run/ports.ts'
import { runDemo } from '../demo/services/run/runDemo.ts'

export const freePorts = Object.fromEntries(Object.keys(ports).map((name) => [name, 0]))

/** Starts the demo on the ports of `npm start`, or on free ones if those are taken. */
async function start() {
  try {
    return await runDemo({ build: true })
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'PortTakenError') throw error
    return await runDemo({ ports: freePorts, build: true })
  }
}

/** Playwright's global set-up: builds stale files and starts the services. Returns a function that stops them. */
export default async function startDemo(): Promise<(() => Promise<void>) | undefined> {
  // The environment variable names a running demo to use.
  if (process.env.WALLET_MODAL_DEMO_URLS) return undefined
  const demo = await start()
  process.env.WALLET_MODAL_DEMO_URLS = JSON.stringify(demo.urls)
  return () => demo.close()
}
