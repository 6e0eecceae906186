/**
 * Substrate's well-known development accounts (the dev mnemonic with these paths). The keys are public, so never send
 * real funds to these accounts. The in-page wallet has the first two accounts and the WalletConnect wallet the next
 * two, so that a page shows which wallet is connected.
 */
export const INJECTED_WALLET_PATHS = ['//Alice', '//Bob']
export const WALLET_CONNECT_WALLET_PATHS = ['//Charlie', '//Dave']

export const DEV_PATHS = [...INJECTED_WALLET_PATHS, ...WALLET_CONNECT_WALLET_PATHS]

/** Addresses of all four accounts with SS58 prefix 42. */
export const DEV_ADDRESSES = [
  '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty',
  '5FLSigC9HGRKVhB9FiEo4Y3koPsNmBmLJbpXg2mp1hXcS59Y',
  '5DAAnrj7VHTznn2AWBemMuyBwZWs6FNFjdyVXUeYum3PTXFy',
]
