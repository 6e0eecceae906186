export const isEvmAddress = (text: string) => /^0x[0-9a-f]{40}$/i.test(text)

export const isSolanaAddress = (text: string) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)
