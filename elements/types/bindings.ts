/** Types that the declarations for several frameworks derive from the attribute and event maps. */

/** Camel-case name of an attribute: `projectId` of `project-id`. */
export type CamelCase<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

/** Attribute types for frameworks that write `false` as text, which HTML treats as present: bind `value null`. */
export type TextBindings<Map> = {
  [Name in keyof Map]?: (Map[Name] extends boolean ? true | '' : Map[Name]) | null | undefined
}

/** Handler properties by event: `onconnect`, `on:connect` or another prefix. */
export type Handlers<Map, Prefix extends string> = {
  [Name in keyof Map & string as `${Prefix}${Name}`]?: ((event: Map[Name]) => void) | undefined
}

/** The framework's own attributes without those that the element defines by the same name. */
export type Extend<Base, Own> = Omit<Base, keyof Own> & Own
