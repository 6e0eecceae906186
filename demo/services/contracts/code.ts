import type { Interface } from 'ethers'
import compiled from './compiled.json' with { type: 'json' }

/** The data of a transaction that creates one of the demo's contracts. */
export function creationCode(
  name: keyof typeof compiled,
  abi?: Interface,
  args: readonly unknown[] = [],
): string {
  return compiled[name] + (abi ? abi.encodeDeploy(args).slice(2) : '')
}
