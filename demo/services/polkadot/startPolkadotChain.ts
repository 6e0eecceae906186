import { type ChainProcess, startChainProcess } from '../run/chainProcess.ts'
import { assertPortFree } from '../shared/listen.ts'
import { writeConfig } from './config.ts'
import { installNode, nodeFolder } from './install.ts'
import { polkadotNetwork } from './network.ts'

const READY_WITHIN_MS = 60_000

export interface PolkadotChain {
  /** CAIP-2. */
  id: string
  /** JSON-RPC over HTTP and WebSocket. */
  url: string
  close(): Promise<void>
}

/**
 * A real parachain runtime over a fresh state. The `funded` accounts have a balance, and each transaction gets a block
 * of its own. A transaction with a bad signature ends the node; it is started again at the same URL with its initial
 * state.
 */
export async function startPolkadotChain(options: {
  port: number
  funded: string[]
}): Promise<PolkadotChain> {
  await assertPortFree(options.port, 'the local Polkadot chain')
  await installNode()
  let isClosing = false
  let running: ChainProcess | undefined

  async function start(port: number): Promise<string> {
    const config = await writeConfig({ port, funded: options.funded })
    running = await startChainProcess({
      name: 'chopsticks',
      command: process.execPath,
      args: ['node_modules/@acala-network/chopsticks/chopsticks.cjs', `--config=${config}`],
      cwd: nodeFolder,
      ready: /RPC listening on (http:\S+)/,
      readyWithinMs: READY_WITHIN_MS,
    })
    const url = String(running.match[1])
    void running.ended.then(() => restart(url))
    return url
  }

  function restart(url: string): void {
    if (isClosing) return
    console.error('The Polkadot node ended, most likely over a bad signature. Starting it again …')
    start(Number(new URL(url).port)).catch((error: unknown) => console.error(error))
  }

  const url = await start(options.port)
  return {
    id: polkadotNetwork.caipNetworkId,
    url,
    async close() {
      isClosing = true
      await running?.stop()
    },
  }
}
