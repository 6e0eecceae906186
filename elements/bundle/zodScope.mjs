/** Where zod keeps what all its copies on a page would share: here, and so not on the page's `window`. */
export const scope = {}
