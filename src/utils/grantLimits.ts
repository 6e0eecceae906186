/** More permissions than a person reads before they let an app act for them. */
export const maxPermissions = 50

/** The last moment that a date can name, in seconds since the epoch: "never" is written as any large number. */
export const maxSeconds = 8_640_000_000_000
