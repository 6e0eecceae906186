import type { HostState } from '../../src/types/host.ts'

/** Attributes that mirror the state, each with the property of the state that it mirrors. Hosts cannot set them. */
const mirrored = {
  view: 'view',
  namespace: 'namespace',
  status: 'status',
  address: 'address',
  'caip-address': 'caipAddress',
  'caip-network-id': 'caipNetworkId',
} as const

export const reflectedAttributes = [...Object.keys(mirrored), 'loading', 'open']

/** Sets attributes of the element; an attribute whose value is null is removed. */
export function reflect(element: HTMLElement, state: HostState): void {
  for (const [attribute, key] of Object.entries(mirrored)) {
    const value = state[key as keyof HostState] as string | null
    if (value === null) element.removeAttribute(attribute)
    else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
  }
  element.toggleAttribute('loading', state.loading)
  element.toggleAttribute('open', state.open)
}
