import type { Options } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import type { OnrampKeys, OnrampProviderName } from '../../types/onramp.ts'

export interface OnrampProvider {
  name: OnrampProviderName
  label: string
  /** Fee as the provider advertises it: `1-2%`. */
  feeRange: string
  namespaces: readonly Namespace[]
  /** True if the provider accepts an amount and a token from this modal, and reports the status of purchases. */
  takesOrders: boolean
  key: keyof OnrampKeys
}

const providers: readonly OnrampProvider[] = [
  {
    name: 'coinbase',
    label: 'Coinbase',
    feeRange: '1-2%',
    namespaces: ['eip155'],
    takesOrders: true,
    key: 'coinbaseAppId',
  },
  {
    name: 'meld',
    label: 'Meld.io',
    feeRange: '1-2%',
    namespaces: ['eip155', 'solana'],
    takesOrders: false,
    key: 'meldPublicKey',
  },
]

/** Returns the providers that deliver tokens on a namespace and have a key from the host. */
export function onrampProviders(
  namespace: Namespace,
  { onramp }: Pick<Options, 'onramp'>,
): OnrampProvider[] {
  return providers.filter(({ key, namespaces }) => onramp[key] && namespaces.includes(namespace))
}

export function onrampProvider(name: OnrampProviderName): OnrampProvider | undefined {
  return providers.find((one) => one.name === name)
}
