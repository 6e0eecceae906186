import { readExtras } from './services/extras.ts'
import { runUntilStopped } from './services/runUntilStopped.ts'

// `npm start` serves what is in the tree: whatever changed since the last build is built first.
// With WALLET_MODAL_NO_BUILD=1 it serves what has been built before; `-- --watch` builds again on every
// change; `-- --with bitcoin,polkadot` adds nodes; `-- --host vue` runs an app of demo/hosts beside it.
const at = process.argv.indexOf('--host')
await runUntilStopped({
  build: process.env.WALLET_MODAL_NO_BUILD !== '1',
  watch: process.argv.includes('--watch') || process.env.npm_config_watch === 'true',
  extras: readExtras(process.argv, process.env),
  host: at < 0 ? undefined : (process.argv[at + 1] ?? ''),
})
