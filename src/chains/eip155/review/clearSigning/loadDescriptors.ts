import { parseDescriptor, type Source } from './descriptor.ts'

/**
 * Chunks of built-in descriptors, with the last four bytes of the addresses in each. Other contracts may end with the
 * same bytes; the chunk has the networks and whole addresses. A test compares the bytes with the chunks.
 */
export const chunks: readonly (readonly [string, () => Promise<readonly object[]>])[] = [
  [
    '02866725 0b4fa4e2 0f1a5a2c 1de870f5 21e8b0ff 2b91ad63 2d4264ff 3f98d1c5 49325722 56e326d8 59c6cdae 5b4814ad 69ddc7a9 79a7e0cb 7d9f3402 82263103 8e5b473e a51e1f44 a98ac43c aa80bfcb b9f8966e cb004149 cfe6c4f7 d1160ab4 e9a30fcf f6dffc24 fde2f20d',
    () => import('./descriptors/aave.ts').then((module) => module.aave),
  ],
  [
    '00000010 00000064 0ca3b3fe 34e7f096 3e884be1 4e84f933 503c0281 5a7bec64 6365528f 66af3155 6ced35c5 8642e08a 8f7c5f2a 9d97b662 a46d8962 a60bab3f bfc77c77 cb6f0f8f d80f2c35 de9335ff ef7031ef',
    () => import('./descriptors/bridges.ts').then((module) => module.bridges),
  ],
  [
    '18270ed5 41246445 5384cdc3 7d5e7563 948e3643 9c15eb2f a7f26888 a9ff58bf b9c9cd3b e593ae94 e70970bf',
    () => import('./descriptors/compound.ts').then((module) => module.compound),
  ],
  [
    '25686401 4abfc7cb 6c7d2e1e c782303b eb5e8e63 f147ea85',
    () => import('./descriptors/ens.ts').then((module) => module.ens),
  ],
  [
    '12d7fe84 935e2ca0 e412f9b1',
    () => import('./descriptors/lido.ts').then((module) => module.lido),
  ],
  ['37eeffcb', () => import('./descriptors/morpho.ts').then((module) => module.morpho)],
  ['3ac78ba3', () => import('./descriptors/permit2.ts').then((module) => module.permit2)],
  [
    '4ef910bc 6a896ab2 f8165e7b f820ec67',
    () => import('./descriptors/safe.ts').then((module) => module.safe),
  ],
  [
    '00000042 3d7705fa 3e2ddae9 4201f984 74fc6393 a0d3a338 ce0ea4be ce7f9d72 d7f213d5 e359b7ee e49e6548',
    () => import('./descriptors/staking.ts').then((module) => module.staking),
  ],
  [
    '0560ab41 0aaf14dc 123eb395 27d561ff 30525715 3a960582 486f4eae 566bf2c8 f8842a65',
    () => import('./descriptors/trading.ts').then((module) => module.trading),
  ],
  [
    '4124cfe3 47997506 59f2488d 9c378b9f bdc962c2 c372ad24 c8077ad1 cd19f602 d7a678ff',
    () => import('./descriptors/uniswapV2.ts').then((module) => module.uniswapV2),
  ],
  [
    '05861564 0f7ae48e 11dd85d2 1741e481 22ed34f1 2d690a86 4290d95a 4f11faa2 8665fc45 9ae12bc4 a5a578ce ab11fe88 ad184f8b b22cda52 bc07e8a3 f5170613',
    () => import('./descriptors/uniswapV3.ts').then((module) => module.uniswapV3),
  ],
  ['797a3497 f942beea', () => import('./descriptors/vaults.ts').then((module) => module.vaults)],
  [
    '00000006 324d6b14 3463a97d 3adf1270 3c756cc2 523fbab1 73bc095c 85fd66c7 ef1a4c83',
    () => import('./descriptors/wrapped.ts').then((module) => module.wrapped),
  ],
]

/** Loads the descriptors of a contract. Only the chunks that may have it load. @throws Error if a chunk does not load */
export async function loadDescriptors(address: string): Promise<readonly Source[]> {
  const end = address.slice(-8).toLowerCase()
  const found = chunks.filter(([ends]) => ends.split(' ').includes(end))
  const files = await Promise.all(found.map(([, load]) => load()))
  return files.flat().map((file) => ({ descriptor: parseDescriptor(file), isOfPage: false }))
}
