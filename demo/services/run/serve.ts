import { buildServicePages } from './buildDemo.ts'
import { anyPorts, ports } from './ports.ts'
import { runServices } from './runServices.ts'
import { runUntilStopped } from './runUntilStopped.ts'

/** Origins of development servers: Next.js, Vite. */
const usualParents = 'http://localhost:3000,http://localhost:5173'

// The program of the Containerfile: the services without the demo page. WALLET_MODAL_PARENTS has the origins of the
// pages that may embed the frame, WALLET_MODAL_HOST is the address to listen on.
await runUntilStopped(async () => {
  await buildServicePages()
  return await runServices({
    ports: process.env.WALLET_MODAL_PORTS === 'any' ? anyPorts : ports,
    parents: (process.env.WALLET_MODAL_PARENTS ?? usualParents).split(','),
  })
})
