import { startChainProcess } from '../run/chainProcess.ts'
import { freePort } from '../shared/listen.ts'
import { installNode, nodeFolder } from './install.ts'

export interface BitcoinNode {
  /** Bitcoin Core's JSON-RPC, and bcoin's own paths. */
  url: string
  close(): Promise<void>
}

/** A regtest node with an empty chain. It is bcoin, which supports segwit v0 but not taproot. */
export async function startNode(): Promise<BitcoinNode> {
  await installNode()
  const port = await freePort('the Bitcoin node')
  const node = await startChainProcess({
    name: 'bcoin',
    command: process.execPath,
    args: ['run.mjs'],
    cwd: nodeFolder,
    env: { PORT: String(port), NODE_BACKEND: 'js' },
    ready: /^ready$/m,
    readyWithinMs: 60_000,
  })
  return { url: `http://127.0.0.1:${port}`, close: node.stop }
}
