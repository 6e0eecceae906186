import type { ConnectorType } from '../../../types/connector.ts'
import type { OwnKind } from '../../ConnectorKind.ts'

/** For tests: a hardware wallet over WebHID, as a connector kind that the product does not have. */
export const device = {
  // The cast stands for the name that a kind of the product has in the public type.
  type: 'DEVICE' as ConnectorType,
  connector: { id: 'device', name: 'Test Device' },
  driver: () => import('./deviceDriver.ts').then((module) => module.deviceDriver),
  listedOn: ({ namespaces }) =>
    'hid' in navigator && namespaces.includes('eip155') ? ['eip155'] : [],
  forget: () => localStorage.removeItem('test/device-model'),
} satisfies OwnKind
