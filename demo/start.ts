import { readExtras } from './services/extras.ts'
import { runUntilStopped } from './services/runUntilStopped.ts'

// `npm start`. With WALLET_MODAL_NO_BUILD=1 it serves what has been built before; `--with bitcoin,polkadot` adds nodes.
await runUntilStopped({
  build: process.env.WALLET_MODAL_NO_BUILD !== '1',
  extras: readExtras(process.argv, process.env),
})
