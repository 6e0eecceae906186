/** The path of a request to an endpoint: each parameter in braces is any text. */
export type PathOf<Endpoint extends string> =
  Endpoint extends `${infer Before}{${string}}${infer After}`
    ? `${Before}${string}${PathOf<After>}`
    : Endpoint
