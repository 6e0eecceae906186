/** Returns a part of a controller's state for a test that sets it up without the actions that lead to it. */
export const writable = <State extends object>(
  state: State,
): { -readonly [Key in keyof State]: State[Key] } => state
