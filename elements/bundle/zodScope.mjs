/** Object in which zod stores settings shared by its copies, in place of `globalThis`. */
export const scope = {}
