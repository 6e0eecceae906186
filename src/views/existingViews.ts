import type { ViewName } from '../types/view.ts'

/**
 * Names of the registered views, for views that link to others: the registry imports those, so they cannot import it.
 */
export const existingViews = new Set<ViewName>()
