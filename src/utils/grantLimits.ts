/** Maximum number of permissions shown for a grant; a user would not read more before granting them. */
export const maxPermissions = 50

/**
 * The last moment that a JavaScript date can represent, in seconds since the epoch. Apps send larger numbers for
 * "never".
 */
export const maxSeconds = 8_640_000_000_000
