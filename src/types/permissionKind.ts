/**
 * Scope of a permission. `collection` is all NFTs of a contract, also those that the account gets later. `close` is closing
 * a token account and getting its native currency, which only the spender can give up.
 */
export type PermissionKind = 'amount' | 'item' | 'collection' | 'close'
