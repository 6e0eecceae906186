/** Accounts of the mnemonic that every local EVM node uses, in the order of their index. */

/** First account of the demo's wallet in the page. A new user connects this account. */
export const ADA = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Second account of the same wallet. */
export const LINUS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** The accounts of the demo's WalletConnect wallet. */
export const GRACE = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const KATHERINE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
/** The account that sends unsolicited tokens. */
export const SPAMMER = '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f'
/** The account that deploys the demo's contracts and holds their tokens. */
export const TREASURY = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
