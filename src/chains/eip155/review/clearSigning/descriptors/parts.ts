/** Parts of ERC-7730 files, of which the built-in descriptors are made. */

type Params = Readonly<Record<string, unknown>>

const highest = `0x${'f'.repeat(64)}`

export interface DescribedField {
  path: string
  label: string
  format: string
  params?: Params
  visible?: unknown
}

export interface DescribedFunction {
  intent: string
  /** Not a member of ERC-7730. True if the function gives others control, or an asset, for nothing. */
  isGrave?: boolean
  interpolatedIntent?: string
  fields: readonly DescribedField[]
}

const field = (format: string, path: string, label: string, params?: Params): DescribedField => ({
  path,
  label,
  format,
  ...(params && { params }),
})

/** An amount of a token, given by the path of its address or by the address itself. */
export const amount = (path: string, label: string, token: string, more: Params = {}) =>
  field('tokenAmount', path, label, {
    ...(token.startsWith('0x') ? { token } : { tokenPath: token }),
    ...more,
  })

/** An amount for which the highest value of uint256 means all there is. */
export const amountOrAll = (
  path: string,
  label: string,
  token: string,
  message = 'All',
  nativeCurrencyAddress?: string,
) =>
  amount(path, label, token, {
    threshold: highest,
    message,
    ...(nativeCurrencyAddress && { nativeCurrencyAddress }),
  })

/** An amount of the native currency; by default what the call sends. */
export const native = (label: string, path = '@.value') => field('amount', path, label)

const nativeAddress = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
/** An amount of the native currency for which the highest value of uint256 means all there is. */
export const nativeOrAll = (path: string, label: string, message = 'All') =>
  amountOrAll(path, label, nativeAddress, message, nativeAddress)

/** An amount of a token that may be the native currency, which contracts give one of these addresses. */
export const amountOrNative = (
  path: string,
  label: string,
  token: string,
  ...addresses: string[]
) =>
  amount(path, label, token, {
    nativeCurrencyAddress: addresses.length > 0 ? addresses : [nativeAddress],
  })

export const account = (path: string, label: string, params?: Params) =>
  field('addressName', path, label, params)
export const ticker = (path: string, label: string) => field('tokenTicker', path, label)
export const date = (path: string, label: string) =>
  field('date', path, label, { encoding: 'timestamp' })
export const duration = (path: string, label: string) => field('duration', path, label)
export const raw = (path: string, label: string) => field('raw', path, label)
export const named = (path: string, label: string, name: string) =>
  field('enum', path, label, { $ref: `$.metadata.enums.${name}` })

/** A field that is not shown, because it says nothing to a user. */
export const hidden = (path: string): DescribedField => ({
  ...field('raw', path, path),
  visible: 'never',
})

/** A function that does one thing, with its fields in the order in which they are shown. */
export const does = (intent: string, ...fields: DescribedField[]): DescribedFunction => ({
  intent,
  fields,
})

/** A function that gives others control, or an asset for nothing. Its description stays marked as dangerous. */
export const gravely = (intent: string, ...fields: DescribedField[]): DescribedFunction => ({
  intent,
  isGrave: true,
  fields,
})

/** A function whose intent is a sentence with `{path}` in it, and a short intent. */
export const says = (
  intent: string,
  interpolatedIntent: string,
  ...fields: DescribedField[]
): DescribedFunction => ({ intent, interpolatedIntent, fields })

/** Addresses of a contract by chain id. */
export type Deployed = Readonly<Record<number, string | readonly string[]>>

const deploymentsOf = (deployed: Deployed) =>
  Object.entries(deployed).flatMap(([chainId, addresses]) =>
    [addresses].flat().map((address) => ({ chainId: Number(chainId), address })),
  )

interface Named {
  owner: string
  contractName: string
  metadata?: Params
}

/** The same address on several chains. */
export const on = (address: string, ...chainIds: number[]): Deployed =>
  Object.fromEntries(chainIds.map((chainId) => [chainId, address]))

export const contractFile = (
  { owner, contractName, metadata }: Named,
  deployed: Deployed,
  formats: Readonly<Record<string, DescribedFunction>>,
) => ({
  context: { contract: { deployments: deploymentsOf(deployed) } },
  metadata: { owner, contractName, ...metadata },
  display: { formats },
})

export const messageFile = (
  { owner, contractName, metadata }: Named,
  deployed: Deployed,
  domain: Params,
  formats: Readonly<Record<string, DescribedFunction>>,
) => ({
  context: { eip712: { deployments: deploymentsOf(deployed), domain } },
  metadata: { owner, contractName, ...metadata },
  display: { formats },
})
