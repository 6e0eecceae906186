const names: Readonly<Record<string, string>> = {
  '91b171bb158e2d3848fa23a9f1c25182': 'Polkadot',
  b0a8d493285c2df73290dfb7e61f870f: 'Kusama',
  '45454545454545454545454545454545': 'Local Asset Hub',
}

/** Display name of the chain with this genesis hash, or CAIP-2 reference. */
export const chainName = (hash: string): string | undefined =>
  names[hash.replace(/^0x|^polkadot:/, '').slice(0, 32)]
