/** Maximum number of permissions shown for a grant; a user does not read more before granting them. */
export const maxPermissions = 50

/** The last moment of a JavaScript date, in seconds since the epoch. Apps send arbitrary large numbers for "never". */
export const maxSeconds = 8_640_000_000_000
