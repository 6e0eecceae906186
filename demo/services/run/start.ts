import { readExtras } from './extras.ts'
import { anyPorts } from './ports.ts'
import { runUntilStopped } from './runUntilStopped.ts'

// `npm start` serves the tree, after building stale files. With WALLET_MODAL_NO_BUILD=1 it serves the last build, with
// WALLET_MODAL_PORTS=any on free ports; `-- --watch` rebuilds on change; `-- --with bitcoin,polkadot` adds nodes;
// `-- --host vue` runs an app of demo/hosts beside it.
const at = process.argv.indexOf('--host')
await runUntilStopped({
  ...(process.env.WALLET_MODAL_PORTS === 'any' && { ports: anyPorts }),
  build: process.env.WALLET_MODAL_NO_BUILD !== '1',
  watch: process.argv.includes('--watch') || process.env.npm_config_watch === 'true',
  extras: readExtras(process.argv, process.env),
  host: at < 0 ? undefined : (process.argv[at + 1] ?? ''),
})
