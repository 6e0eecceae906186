import { findNetwork } from '../networks.ts'
import { shortNames } from './shortNames.ts'

const form = /^([^\s@:]+)@([\w:-]{1,64})(?:#([\da-f]{8}))?$/i

/**
 * Reads an interoperable name (ERC-7828), such as `alice.eth@base` or `0x…@eip155:1#80B12379`; null for other texts. Labels
 * of networks are slugs and short names of built-in ones: no registry is asked. `network` is the label if none has it.
 */
export function readInteroperableName(text: string) {
  const [, target, label = '', checksum] = form.exec(text) ?? []
  if (target === undefined) return null
  const chain = label.toLowerCase()
  const short = Object.hasOwn(shortNames, chain) ? shortNames[chain] : undefined
  return { target, network: findNetwork(chain)?.caipNetworkId ?? short ?? chain, checksum }
}
