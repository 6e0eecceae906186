/** Milliseconds since 1970; a test has a clock of its own. */
export type Clock = () => number
