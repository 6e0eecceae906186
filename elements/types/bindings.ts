/** Shared by the frameworks' bindings of the attribute and event maps. */

/** `projectId` of `project-id`. */
export type CamelCase<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

/** For frameworks that write `false` as text, which HTML treats as present: bind `value || null`. */
export type TextBindings<Map> = {
  [Name in keyof Map]?: (Map[Name] extends boolean ? true | '' : Map[Name]) | null | undefined
}

/** `onconnect`, `on:connect` or whatever begins with `Prefix`. */
export type Handlers<Map, Prefix extends string> = {
  [Name in keyof Map & string as `${Prefix}${Name}`]?: ((event: Map[Name]) => void) | undefined
}

/** The framework's own attributes, without those that ours of the same name replace. */
export type Extend<Base, Own> = Omit<Base, keyof Own> & Own
