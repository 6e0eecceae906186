import type { ViewDefinition } from './registry.ts'

/** The view that the modal opens on. It is registered apart, so that the first opening does not load the registry. */
export const firstView: ViewDefinition = { load: () => import('./Connect/ConnectView.tsx') }
