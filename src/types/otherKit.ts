/** Libraries whose stored sessions can be restored once. RainbowKit and ConnectKit store theirs by wagmi. */
export const otherKits = ['wagmi', 'appkit', 'wallet-adapter', 'web3-onboard'] as const

export type OtherKit = (typeof otherKits)[number]
