/**
 * Reads a member of the document. An element with the member's name (`<img name="title">`, `<form name="hidden">`), as markup
 * of others may have it, takes the member's place in `document`, but not in its prototype.
 */
export function readDocument<Name extends 'title' | 'hidden' | 'visibilityState' | 'head' | 'body'>(
  name: Name,
): Document[Name] {
  return Reflect.get(Document.prototype, name, document) as Document[Name]
}
