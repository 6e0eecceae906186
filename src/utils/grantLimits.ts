/** Maximum of shown permissions; a user does not read more before granting them. */
export const maxPermissions = 50

/** The last moment of a JavaScript date, in seconds since the epoch: "never" is sent as any large number. */
export const maxSeconds = 8_640_000_000_000
