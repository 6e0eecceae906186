import { createRequire } from 'node:module'
import { Interface, type InterfaceAbi } from 'ethers'

interface Artifact {
  abi: InterfaceAbi
  /** Creation code; some begin with `0x`. */
  bytecode: string
}

const require = createRequire(import.meta.url)

/** A contract as Uniswap published it. */
function published({ abi, bytecode }: Artifact) {
  return { abi: new Interface(abi), code: `0x${bytecode.replace(/^0x/, '')}` }
}

export const factory = published(require('@uniswap/v2-core/build/UniswapV2Factory.json'))
export const router = published(require('@uniswap/v2-periphery/build/UniswapV2Router02.json'))
export const wrappedEther = published(require('@uniswap/v2-periphery/build/WETH9.json'))
/** The router derives the addresses of pools from the hash of this code. */
export const pair = published(require('@uniswap/v2-core/build/UniswapV2Pair.json'))
