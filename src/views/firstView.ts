import type { ViewDefinition } from './registry.ts'

/** The view that the modal opens on; the only one of which the first opening needs to know. */
export const firstView: ViewDefinition = { load: () => import('./Connect/ConnectView.tsx') }
