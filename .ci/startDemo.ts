import { ports } from '../demo/services/ports.ts'
import { runDemo } from '../demo/services/runDemo.ts'

const freePorts = Object.fromEntries(Object.keys(ports).map((name) => [name, 0]))

/** Where `npm start` puts everything, else where there is room. */
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
  // Whoever runs the tests again and again may let a demo run and name it.
  if (process.env.WALLET_MODAL_DEMO_URLS) return undefined
  const demo = await start()
  process.env.WALLET_MODAL_DEMO_URLS = JSON.stringify(demo.urls)
  return () => demo.close()
}
