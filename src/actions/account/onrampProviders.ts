import { namespaceDefinitions } from '../../chains/namespaceDefinitions.ts'
import type { Options } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import type { OnrampKeys, OnrampProviderName } from '../../types/onramp.ts'

export interface OnrampProvider {
  name: OnrampProviderName
  /** As it calls itself. */
  label: string
  /** What it keeps of a purchase, as it says itself. */
  feeRange: string
  namespaces: readonly Namespace[]
  /** Whether it takes an order from here, with amount and token, and tells of its purchases. */
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

/** Who delivers to a namespace and has a key of the host's. */
export function onrampProviders(
  namespace: Namespace,
  { onramp }: Pick<Options, 'onramp'>,
): OnrampProvider[] {
  if (!namespaceDefinitions[namespace]?.supports.onramp) return []
  return providers.filter(({ key, namespaces }) => onramp[key] && namespaces.includes(namespace))
}

/** A provider by its name. */
export function onrampProvider(name: OnrampProviderName): OnrampProvider | undefined {
  return providers.find((one) => one.name === name)
}
