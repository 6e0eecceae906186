import { readExtras } from './extras.ts'
import { anyPorts } from './ports.ts'
import { runDemo } from './runDemo.ts'
import { runUntilStopped } from './runUntilStopped.ts'

// `npm start` builds stale files and serves the demo. WALLET_MODAL_NO_BUILD=1 serves the last build, and
// WALLET_MODAL_PORTS=any uses free ports. `-- --watch` rebuilds on change, `-- --with bitcoin,polkadot` adds nodes, and
// `-- --host vue` runs an app of demo/hosts beside the demo.
const at = process.argv.indexOf('--host')
await runUntilStopped(() =>
  runDemo({
    ...(process.env.WALLET_MODAL_PORTS === 'any' && { ports: anyPorts }),
    build: process.env.WALLET_MODAL_NO_BUILD !== '1',
    watch: process.argv.includes('--watch') || process.env.npm_config_watch === 'true',
    extras: readExtras(process.argv, process.env),
    host: at < 0 ? undefined : (process.argv[at + 1] ?? ''),
  }),
)
