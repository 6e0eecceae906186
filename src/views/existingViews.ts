import type { ViewName } from '../types/view.ts'

/** What the registry lists, for views that lead to others: it imports them all, so they cannot import it. */
export const existingViews = new Set<ViewName>()
