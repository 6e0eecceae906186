import { ports } from '../demo/services/ports.ts'
import { runDemo } from '../demo/services/runDemo.ts'

const freePorts = Object.fromEntries(Object.keys(ports).map((name) => [name, 0]))

/** Starts the demo on the ports of `npm start`, or on free ones if those are taken. */
async function start() {
  try {
    return await runDemo({ build: true })
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'PortTakenError') throw error
    return await runDemo({ ports: freePorts, build: true })
  }
}

/** Before the end-to-end tests: builds what is stale and starts what they talk to. Returns what stops it. */
export default async function startDemo(): Promise<(() => Promise<void>) | undefined> {
  // A demo that is running already is used if this variable names it.
  if (process.env.WALLET_MODAL_DEMO_URLS) return undefined
  const demo = await start()
  process.env.WALLET_MODAL_DEMO_URLS = JSON.stringify(demo.urls)
  return () => demo.close()
}
