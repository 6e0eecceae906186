/** Maximum number of permissions that are shown for a grant. A user would not read more of them before granting. */
export const maxPermissions = 50

/**
 * Last moment that a JavaScript date can represent, in seconds since the epoch. Apps send larger numbers to mean
 * "never".
 */
export const maxSeconds = 8_640_000_000_000
