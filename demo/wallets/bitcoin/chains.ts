import { type Network, networks } from 'bitcoinjs-lib'

export interface DemoChain {
  caipNetworkId: string
  name: 'mainnet' | 'testnet' | 'regtest'
  network: Network
}

export const regtest: DemoChain = {
  caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  name: 'regtest',
  network: networks.regtest,
}

const all: readonly DemoChain[] = [
  {
    caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
    name: 'mainnet',
    network: networks.bitcoin,
  },
  {
    caipNetworkId: 'bip122:000000000933ea01ad0ee984209779ba',
    name: 'testnet',
    network: networks.testnet,
  },
  regtest,
]

/** Finds a chain by CAIP-2 id or name; upper and lower case are equal. @throws an error for an unknown chain. */
export function chainOf(idOrName: string): DemoChain {
  const wanted = idOrName.toLowerCase()
  const chain = all.find(({ caipNetworkId, name }) => [caipNetworkId, name].includes(wanted))
  if (!chain) throw new Error(`The wallet knows no chain ${idOrName}.`)
  return chain
}
